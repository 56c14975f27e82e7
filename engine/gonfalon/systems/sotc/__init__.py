"""Fate conflicts by the SotC SRD: characters, minions, zones, exchanges and four Fate dice."""
