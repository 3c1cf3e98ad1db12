"""Italia: two games of many nations on one map of Italy, for three and four players."""
