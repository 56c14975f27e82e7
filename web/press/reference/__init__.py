"""The rule reference: a system's summary, a page for each chapter, its glossary; each in one language or in two side by side."""
