"""How the chapters of a game ask its players: each topic has a text, an area of responsibility and a default."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from rules.core.decisions import Domain, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Argument, Sayer

G = TypeVar("G")
P = TypeVar("P", bound=str)


class Asker(ABC, Generic[G, P]):
    """Asks the powers of a game, its nations or camps.

    ``say`` makes the game's texts: the question of a topic is ``ask-<topic>``. ``domains`` are the areas of
    responsibility of topics that aren't military.
    """

    def __init__(self, say: Sayer, domains: Mapping[str, Domain]) -> None:
        self._say = say
        self._domains = domains

    @abstractmethod
    def seat(self, t: G, power: P) -> str:
        """The seat that answers for a power."""

    @abstractmethod
    def about(self, t: G, named: Iterable[str]) -> Iterable[str]:
        """The areas that a question with these names is about, for its picture."""

    def actor(self, power: P) -> str | None:
        """The power that acts where a seat has several of them; the question names it as ``nation``."""
        return power

    def pick(
        self,
        t: G,
        power: P,
        topic: str,
        rule: str,
        options: Sequence[Option],
        default: str = "",
        **args: Argument,
    ) -> Pick:
        """A question to a power for one of these options; the first one is the default unless another is named."""
        actor = self.actor(power)
        named = {**({"nation": actor} if actor else {}), **args}
        return Pick(
            seat=self.seat(t, power),
            actor=actor,
            question=self._say(f"ask-{topic}", **named),
            rule=rule,
            domain=self._domains.get(topic, "military"),
            options=options,
            default=(default or options[0].id,),
            topic=topic,
            about=tuple(self.about(t, (each for each in args.values() if isinstance(each, str)))),
        )

    def ask(
        self,
        t: G,
        power: P,
        topic: str,
        rule: str,
        options: Sequence[Option],
        default: str = "",
        back: Option | None = None,
        **args: Argument,
    ) -> Play[str]:
        """Ask a power for one of these options and return its id; with ``back`` perhaps that one's."""
        question = self.pick(t, power, topic, rule, options, default, **args)
        question.back = back
        return (yield from one(question))

    def ask_some(
        self,
        t: G,
        power: P,
        topic: str,
        rule: str,
        options: Sequence[Option],
        count: tuple[int, int],
        default: Sequence[str],
        back: Option | None = None,
        **args: Argument,
    ) -> Play[tuple[str, ...]]:
        """Ask a power for several of these options, at least and at most ``count``; without options, for none.

        With ``back`` it may answer that alone, to take back what led to the question.
        """
        if not options:
            return ()
        question = self.pick(t, power, topic, rule, options, "", **args)
        question.min, question.max, question.default, question.back = *count, tuple(default), back
        return (yield from some(question))
