"""A roll from its declaration to its outcome: what is added, which aspects may be invoked, the odds."""
