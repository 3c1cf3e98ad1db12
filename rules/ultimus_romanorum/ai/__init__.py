"""The Legate of Ultimus Romanorum: the automatic player of both camps, and what it advises."""
