# `hotelier rules`, and “rules” in the terminal: the rules behind log, questions and refusals.

rules-contents = Sections of the rulebook
# $title: the name of a game.
rules-of = Rulings: { $title }
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
# $example: the id of a rule.
rules-hint = “hotelier rules { $example }” prints a rule, “hotelier rules --search WORDS” finds one.
# $left: how many of them are not listed; $most: how many are.
rules-found =
    { $count ->
        [0] No rule contains the words “{ $wanted }”.
        [one] One rule contains the words “{ $wanted }”:
       *[other]
            { $left ->
                [0] { $count } rules contain the words “{ $wanted }”:
               *[other] { $count } rules contain the words “{ $wanted }”; the best { $most }:
            }
    }
rules-cited = The rules cited above
terminal-no-rule = There is nothing to look up here. Type “rules” and an id or some words, such as “rules { $example }”.
terminal-help-rulebook = shows the rule behind the question or the last refusal; “rules GAH-9.4” shows that rule, “rules re-roll” searches

error-ids-or-words = Give ids, or --search and words, but not both.
# $near: ids that look alike.
error-unknown-rule =
    { $near ->
        [none] There is no rule “{ $asked }”. Ids look like GAH-9.4, HK-5 or AW-R.20; “hotelier rules” lists the sections.
       *[other] There is no rule “{ $asked }”. Near it: { $near }.
    }
error-unknown-book =
    { $near ->
        [none] There is no rulebook of “{ $book }”. There are { $books }.
       *[other] There is no rulebook of “{ $book }”. Did you mean “{ $near }”? There are { $books }.
    }
