"""Contracts for import-linter: no import cycles, and only a game's own modules import it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from graphlib import CycleError, TopologicalSorter
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AcyclicModules(Contract):
    """No circle among the modules of all root packages; imports within functions and for types count.

    import-linter's own ``acyclic_siblings`` looks at packages and overlooks circles through an ``__init__``.
    """

    ignore_imports = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for a circle in what remains after the ignored imports."""
        unmatched = []
        for expression in cast(Iterable[object], self.ignore_imports or ()):
            found = graph.find_matching_direct_imports(str(expression))
            for each in found:
                graph.remove_import(importer=each["importer"], imported=each["imported"])
            if not found:
                unmatched.append(str(expression))
        circle = find_circle(graph)
        return ContractCheck(kept=not circle and not unmatched, metadata={"circle": circle, "unmatched": unmatched})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the circle, and the ignored imports that are gone."""
        if check.metadata["circle"]:
            output.print_error(" -> ".join(check.metadata["circle"]))
        for expression in check.metadata["unmatched"]:
            output.print_error(f"No longer needed: {expression}")


def find_circle(graph: ImportGraph) -> list[str]:
    """One circle of modules, the first named again at the end; empty where there is none."""
    modules = {module: sorted(graph.find_modules_directly_imported_by(module)) for module in sorted(graph.modules)}
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        return [*reversed(error.args[1])]
    return []


class GamesApart(Contract):
    """Only a game's own packages import it: ``rules.<game>`` and ``render.<game>``.

    Every package of the rules is a game, but for those in ``no_games``; so a new game needs no line of its own.
    """

    no_games = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for modules that import a game which isn't theirs."""
        no_games = {str(each) for each in cast(Iterable[object], self.no_games)}
        games = {module.split(".")[1] for module in graph.find_children("rules")} - no_games
        foreign = [
            f"{importer} -> {module}"
            for module in sorted(graph.modules)
            if (game := game_of(module, games))
            for importer in sorted(graph.find_modules_that_directly_import(module))
            if game_of(importer, games) != game
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that are not allowed."""
        for line in check.metadata["foreign"]:
            output.print_error(line)


def game_of(module: str, games: Collection[str]) -> str:
    """The game to whose rules or pictures a module belongs; empty where it belongs to none."""
    root, _, rest = module.partition(".")
    name = rest.partition(".")[0]
    return name if root in ("rules", "render") and name in games else ""
