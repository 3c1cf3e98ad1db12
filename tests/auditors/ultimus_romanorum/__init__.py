"""The auditor of Ultimus Romanorum."""
