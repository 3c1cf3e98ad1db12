"""Check the dice of a campaign with Python alone: ``python verify_dice.py actions.json [--commitment LINE]``.

It shares no code with the bot. ``actions.json`` is a file of ``/campaign export``; ``LINE`` is the SHA-256 in the
campaign's opening post, as you have read it there. A log of a campaign that is over is checked die by die. One of a
campaign that is still played names no secret and no hidden die: only its numbers are checked. See ``dice.md``.

If the dice got a new secret, give all the lines, each with its first die: ``LINE+57:LATER-LINE``.
"""

import argparse
import hashlib
import hmac
import json
import sys
from pathlib import Path


def parts(secret: str) -> list[tuple[int, str]]:
    """The parts of a secret or a commitment, each with the number of its first die: ``first+57:second``."""
    first, *later = secret.split("+")
    return [(0, first)] + [(int(each.split(":")[0]), each.split(":")[1]) for each in later]


def die(secret: str, number: int, sides: int) -> int:
    """Die ``number``: HMAC-SHA256(secret, number), read in 64-bit chunks; the first that is fair, modulo the sides."""
    key = [part for first, part in parts(secret) if first <= number][-1].encode()
    digest = hmac.new(key, str(number).encode(), hashlib.sha256).digest()
    fair = 2**64 - 2**64 % sides
    while True:
        for start in range(0, 32, 8):
            drawn = int.from_bytes(digest[start : start + 8], "big")
            if drawn < fair:
                return drawn % sides + 1
        digest = hmac.new(key, digest, hashlib.sha256).digest()


def faults(log: dict, commitment: str) -> list[str]:
    """Everything that is wrong with the dice of a log."""
    secret, found = log["secret"], []
    published = parts(commitment.lower())
    if secret is not None:
        known = [(first, hashlib.sha256(part.encode()).hexdigest()) for first, part in parts(secret)]
        if known != published:
            found.append("the secret is not the one whose SHA-256 was published")
    if secret is None and log["commitment"].lower() != commitment.lower():
        found.append("the log names another SHA-256 than the one that was published")
    thrown = {}
    for action in log["actions"]:
        for roll in action["dice"]:
            number, fallen = roll["number"], (roll.get("sides"), roll.get("value"))
            if thrown.setdefault(number, fallen) != fallen:
                found.append(f"die {number} stands there with different sides or values")
            if roll.get("hidden"):
                if secret is not None:
                    found.append(f"die {number} is still hidden, although the secret is known")
            elif secret is not None and (fallen[0] < 1 or die(secret, number, fallen[0]) != fallen[1]):
                found.append(
                    f"die {number} (D{fallen[0]}, action {action['number']}) cannot have fallen as {fallen[1]}"
                )
    found += [f"die {number} is missing" for number in range(max(thrown, default=-1) + 1) if number not in thrown]
    if len(thrown) != log["dice_thrown"]:
        found.append(f"the log speaks of {log['dice_thrown']} dice and shows {len(thrown)}")
    return found


def hidden(log: dict) -> int:
    """How many dice of a log are hidden."""
    return len({roll["number"] for action in log["actions"] for roll in action["dice"] if roll.get("hidden")})


def main() -> int:
    """Report on a log; the exit code is 0 where all is well, 1 where something is wrong, 2 where it is too early."""
    parser = argparse.ArgumentParser(description="Check the dice of a campaign of Cursus Publicus.")
    parser.add_argument("log", help="actions.json of an export")
    parser.add_argument("--commitment", help="the SHA-256 in the opening post; the log's own if left out")
    asked = parser.parse_args()
    log = json.loads(Path(asked.log).read_text(encoding="utf-8"))
    found = faults(log, asked.commitment or log["commitment"])
    for fault in found:
        print(f"WRONG: {fault}")
    if found:
        return 1
    if log["secret"] is None:
        print(
            f"All {log['dice_thrown']} dice have a number of their own, and none is left out; {hidden(log)} are hidden."
        )
        print("The log names no secret: the campaign was still being played. Check again when it is over.")
        return 2
    print(f"All {log['dice_thrown']} dice are as they must be.")
    if not asked.commitment:
        print(f"Compare this with the opening post, for the log itself may lie about it: {log['commitment']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
