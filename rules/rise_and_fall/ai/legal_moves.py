"""Everything that a seat can do in its Movement and Combat phase, worked out at once: for players that plan ahead."""

from __future__ import annotations

import msgspec

from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import plans
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState


class LegalAttack(msgspec.Struct, frozen=True):
    """An attack that wins with the fewest units: the ids are those of the decisions that make it.

    ``target`` is the option of the target, ``main`` of the main attacker, ``supporters`` of the supporters in order.
    """

    target: str
    area: str
    defenders: tuple[str, ...]
    main: str
    supporters: tuple[str, ...]


class LegalMoves(msgspec.Struct, frozen=True):
    """What can be done at once: unit to area to the way there, long-range transfers, attacks, declarations of war."""

    moves: dict[str, dict[str, tuple[str, ...]]]
    transfers: dict[str, tuple[str, ...]]
    attacks: tuple[LegalAttack, ...]
    wars: tuple[str, ...]


NOTHING = LegalMoves({}, {}, (), ())
"""What a seat can do in another one's turn."""


def legal_moves(state: RiseState, seat: str) -> LegalMoves:
    """All that a seat can do now in the Movement and Combat phase; nothing outside of it or in another's turn.

    The state is left as it is.
    """
    game = RiseAndFall(state, "")
    if state.step != "campaign" or game.seat != seat:
        return NOTHING
    return LegalMoves(
        {
            unit: {area: step.path for area, step in destinations(game, unit).items()}
            for unit in campaign_phase.movers(game)
        },
        {unit: tuple(transfers(game, unit)) for unit in campaign_phase.transferable(game)},
        attacks(game),
        tuple(f"{by}:{on}" for by, on in wars.declarations(game, state.player)),
    )


def attacks(game: RiseAndFall) -> tuple[LegalAttack, ...]:
    """The targets that can be beaten now, each by an attack with the fewest units."""
    found = plans(game, game.state.player)
    return tuple(
        LegalAttack(
            ident,
            target.area,
            target.defenders,
            f"{found[target].main.unit}@{found[target].main.origin}",
            tuple(f"{part.unit}@{part.origin}" for part in found[target].supporters),
        )
        for ident, target in campaign_phase.target_ids(game, found).items()
    )
