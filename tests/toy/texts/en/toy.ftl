title = The Toy War
about = A small war over forty fields, made for tests.
red = Red
blue = Blue
short = The short war
short-about = Three turns, to see how things go.
long = The long war
long-about = Ten turns: everything happens at least once.
rich = Rich start
rich-about = Both sides begin with five coins.
foggy = Foggy morning
foggy-about = Nothing changes, but it feels colder.

north = The north
south = The south
district = District { $number }
field = Field { $number }
claim = Which field do you claim?
claim-one = It will be yours until the end.
act = What do your men do?
work = Work
work-detail = You earn two coins.
gamble = Gamble
gamble-detail = A die: you earn as many coins as it shows, less three.
raid = Raid
raid-detail = Your four men fight; the winner takes three coins.
raid-barred = Your men are too tired to raid twice running.
line = How do your men stand?
man = Man { $number }
man-note = strength { $strength }
left = Left wing
centre = Centre
right = Right wing
gifts = Which gifts do you give away?
gift = Gift { $number }
gift-detail = Costs a coin, and they will love you for it.
bid = How much do you bid?
bid-amount = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
finished = The fields have been shared out.

order-unknown = “{ $said }” is no order.
order-not-now = { $said } is not on offer: { $prompt }
order-done = { $said } is done
order-free = Fields
order-field = Field { $number } is free
order-warning = The turn is not over.
