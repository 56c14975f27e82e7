# A failure of the engine before a link is checked.
page-sketch-unchecked = This is what the link says; it has not been checked.
