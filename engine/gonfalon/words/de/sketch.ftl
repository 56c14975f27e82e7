# Ein Ausfall von Gonfalon, ehe ein Link geprüft ist.
page-sketch-unchecked = So steht es im Link; geprüft ist es nicht.
