# What the odds of a combat say.

odds-in-hand = The combat in hand
odds-crossing = The army lands { $share } times in a hundred.
odds-losses = On average { NUMBER($mine, maximumFractionDigits: 1) } of your units are destroyed and { NUMBER($routed, maximumFractionDigits: 1) } routed; of theirs { NUMBER($theirs, maximumFractionDigits: 1) } and { NUMBER($scattered, maximumFractionDigits: 1) }.
odds-figures = A commander is lost { $share } times in a hundred.
odds-against = Against { $stratagem }: { $share }%{ $margin }
odds-no-stratagem = Without the Magister Militum you can't draw a stratagem.
odds-with-stratagem = With { $what }: { $share }%{ $margin }, { $change }
odds-one-more = With { $what } as well: { $share }%{ $margin }, { $change }
odds-one-less = Without { $what }: { $share }%{ $margin }, { $change }
odds-prize-saved = { $city } saved from Desolation
odds-prize-persia = success in Persia
odds-prize-cities = { $cities }{ $points ->
    [0] {""}
   *[other] {", "}{ $points } RP at every count
}
