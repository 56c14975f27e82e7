# Rule pages, list of rulebooks, licence page

rules-title = Rulebooks
rules-describe = Every rule of “{ $title }” to look up: paragraph by paragraph, with examples, options and a glossary.
rules-describe-pair = “{ $title }” in two languages side by side: { $languages }.
rules-intro = Every rule by which Gonfalon runs games, to look up at the table. Each paragraph has a fixed address, the same in every language.
rules-contents = Contents
rules-languages = Language
rules-battle = Play a game
rules-all = All rulebooks
rules-skip = Skip to the text
rules-kind-rule = Rule
rules-kind-option = Option
rules-kind-judgement = Judgement
rules-kind-advice = Advice
rules-kinds = Four kinds of paragraphs
rules-kind-rule-means = Always applies. Gonfalon enforces it.
rules-kind-option-means = Can be set before the game. The default is marked.
rules-kind-judgement-means = The table decides. Gonfalon asks the question and keeps the answer.
rules-kind-advice-means = Helps you play but is not binding.
rules-reading = How we read it
rules-ask = Question for the table
rules-unanswered = By default
rules-choices = The choices
rules-default = Default
rules-examples = { $count ->
    [one] Example
   *[other] Examples
}
rules-read-in = Read in
rules-beside = Beside it
rules-beside-none = No second language
rules-overview = Overview
rules-onward = Chapters before and after
rules-before = Before this
rules-after = Next
rules-uses = Mentioned in
rules-course = How a battle runs
rules-cheat-sheet = Cheat sheet
rules-print-cheat-sheet = Print the cheat sheet
rules-print-booklet = Print the whole rulebook
rules-options = Options
rules-options-intro = What you can set before the game, each with its default.
rules-judgements = What you decide
rules-judgements-intro = Gonfalon asks these questions when they come up.
rules-describe-chapter-pair = “{ $title }”: { $chapter }, in two languages side by side: { $languages }.
rules-describe-chapter = “{ $title }”: { $chapter }. Every rule of the chapter with examples, options and cross-references.
rules-terms = Glossary
rules-terms-intro = The terms of the game in all three languages.
rules-terms-all = Glossary of all rulebooks
rules-terms-all-intro = The terms of all rulebooks in three languages, each with the rulebooks that use it.
rules-terms-find = Search the glossary
rules-terms-found = { $found } of { $all } terms
rules-terms-in = Rulebook
rules-licence = Rule texts: © the Gonfalon authors, licensed under CC BY 4.0.
rules-licence-mostly = Rule texts: © the Gonfalon authors, licensed under CC BY 4.0 unless a rulebook says otherwise.

notices-title = Licences and thanks
notices-describe = Whose work is in Gonfalon and under which licences: programs, typefaces, symbols and texts.
notices-intro = Gonfalon’s code is under the MIT licence, the rule texts are under CC BY 4.0 or, where it is stated, under the Open Game License 1.0a. It also builds on the work of others, and we thank them. Everything that comes with it is listed below with its licence.
notices-work = Work
notices-by = By
notices-licence = Licence

lost-title = There is no such page
lost-text = There is no page at this address. The link may be incomplete.
lost-home = To the home page
