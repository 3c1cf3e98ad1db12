# Prompts, labels, details and refusals of the rules of Italia.

game-title = Italia
game-description = Two games on one board of Italy and its seas: the rise of Rome for three people, and the peoples who came after it for four.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
faction = { $nation }

heading = { $region }
heading-sea = At sea

count-infantry = { $count } infantry
count-legion = { $count } { $count ->
    [one] legion
   *[other] legions
}
count-consular-legion = { $count } consular { $count ->
    [one] legion
   *[other] legions
}
count-elephant = { $count } { $count ->
    [one] elephant
   *[other] elephants
}
count-knight = { $count } { $count ->
    [one] knight
   *[other] knights
}
count-foederati = { $count } Roman foederati
count-fleet = { $count } { $count ->
    [one] fleet
   *[other] fleets
}
nothing = nothing

window-campaign-plan = Orders for a campaign
window-reaction = Reactions to a campaign
window-sea-attack = Attacks at sea
window-appeal = The appeal of the Patrimonium
window-tribute-unit = Units bought with tribute

condition-outnumbered = the campaign brings two units or more for each of yours
condition-twice-as-many = you can bring two units for each of the campaign's
condition-own-area = the leader has entered your area
condition-leader-there = a leader of yours is there
