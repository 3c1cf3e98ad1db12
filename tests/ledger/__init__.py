"""The rule ledger: where each section of a rulebook is in the code, and which tests prove it.

``make rules-ledger`` writes ``docs/rules-ledger.md``. ``test_ledger.py`` fails while a section is open or the page is
out of date.
"""
