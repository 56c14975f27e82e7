# The installed app: how it introduces itself to the device

manifest-description = Gonfalon runs tabletop battles, fights and conflicts: rules, dice, chances and chronicle in three languages, even offline.
manifest-new = New game: { $title }
manifest-last = Continue the last game
manifest-rules = Rulebooks
manifest-shot-question = Gonfalon asks what the rules leave to the table
manifest-shot-chances = Both sides’ dice and their exact chances
manifest-shot-result = Who won, and what it cost
manifest-shot-field = A battlefield of zone cards with every unit on it
manifest-shot-rules = Every rule to look up, paragraph by paragraph
