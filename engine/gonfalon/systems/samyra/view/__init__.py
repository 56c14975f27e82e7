"""The view of the table: its contents, their names, the settings that may be overruled, and the result of a combat."""
