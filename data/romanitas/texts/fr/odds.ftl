# Ce que disent les chances d'un combat.

odds-in-hand = Le combat en cours
odds-crossing = L'armée débarque { $share } fois sur cent.
odds-losses = En moyenne, unités détruites : { NUMBER($mine, maximumFractionDigits: 1) } chez vous, { NUMBER($theirs, maximumFractionDigits: 1) } chez eux ; en déroute : { NUMBER($routed, maximumFractionDigits: 1) } et { NUMBER($scattered, maximumFractionDigits: 1) }.
odds-figures = Un général est perdu { $share } fois sur cent.
odds-against = Contre { $stratagem } : { $share } %{ $margin }
odds-no-stratagem = Sans le Magister Militum, vous ne pouvez pas tirer de stratagème.
odds-with-stratagem = Avec { $what } : { $share } %{ $margin }, { $change }
odds-one-more = Avec { $what } en plus : { $share } %{ $margin }, { $change }
odds-one-less = Sans { $what } : { $share } %{ $margin }, { $change }
odds-prize-saved = désolation évitée : { $city }
odds-prize-persia = le succès en Perse
odds-prize-cities = { $cities }{ $points ->
    [0] {""}
   *[other] {", "}{ $points } PR à chaque décompte
}
