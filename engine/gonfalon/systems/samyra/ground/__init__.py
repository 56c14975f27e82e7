"""The map, where a table wants one: fields, attack areas, contacts, room to swing, and what lies ahead of a figure."""
