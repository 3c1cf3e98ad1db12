# Why something happened, as a word or two: in accounts, in reports, in the log.

death-natural = natural death
death-battle = killed in battle
death-retreat = killed in retreat
death-assassination = assassinated
death-plague = died of the plague
death-germanophobia = killed by the mob
death-escape = caught alone
death-refuge = died in the siege
death-drowned = lost at sea
death-deposed = deposed
death-plot = palace plot
death-regnum = died with his kingdom

loss-battle = battle
loss-retreat = retreat
loss-plague = plague
loss-desertion = desertion
loss-germanophobia = the anger of the mob
loss-mutiny = mutiny
loss-feud = a feud
loss-refuge = siege

status-uprising = uprising
status-event = raids
status-treaty = treaty
status-tribute = tribute
status-rebellion = rebellion
status-rex = kingdom
status-dissolved = end of the kingdom
status-vanquished = defeat
status-federated = settled after defeat
status-bagaudes = peasant revolt

throne-succession = succession
throne-usurpation = usurpation
throne-other-half = sent from the other half
throne-honorius = heir of Honorius

caesar-usurps = usurps the throne
caesar-joins = joins a usurper
caesar-revolt = his people revolt
caesar-promoted = becomes Augustus
caesar-dead = dead

entry-due = enters
entry-generic = successor
entry-returns = returns

placed-uprising = uprising
placed-reinforcement = reinforcement
placed-home = home for the winter
placed-winter = raised again in winter
placed-bagaudes = peasant revolt
placed-event = event
placed-treaty = treaty

removed-no-area = no area to be raised in
removed-abroad = lost abroad
removed-guard = guard dispersed
waits-capital = waits for its capital
waits-home = waits for its home

puppet-replaced = a new figurehead
puppet-heir = the figurehead inherits
settled-home = home in peace
settled-treaty = settled with their people

joins-area = with the usurper
joins-loyalty = changed sides
joins-diocese = diocese opened
joins-rally = rallied

initiative-stratagem = stratagem
initiative-augusta = Augusta
initiative-scenario = scenario

hand-drawn = drawn
hand-flown = flight of an Augustus
hand-event = event
hand-augusta = Augusta
hand-returned = returned
hand-discarded = discarded

alliance-rebellion = rebellion
alliance-attila = death of Attila
alliance-grown = a chief of their own

evades = evasion
flees = flight by night

capitals = capitals held
defeat = Augustus defeated
assassination = Augustus murdered

pv-battle = a great battle won
pv-leader = an enemy leader dead
pv-attila = Attila dead
pv-tribute = tribute paid
pv-council = the Council
pv-tribe = a people pacified
pv-thrones = both Augusti in their capitals
pv-no-civil-war = no civil war
pv-east = the capitals of the East
pv-west = the capitals of the West
pv-pax = peace in the whole Empire
pv-areas = provinces overrun
pv-towns = towns and capitals held
pv-roma = the City of Rome
pv-usurpation = a usurpation under way
pv-vacant = an Augustus without a successor
pv-regnum = a kingdom founded
pv-council-open = a Council kept waiting
pv-taxes = crushing taxes
pv-regnum-gone = the Vandal kingdom destroyed
pv-last-augustus = an Augustus still on the western throne
pv-battle-many = great battles won
pv-leader-many = enemy leaders dead
pv-tribe-many = peoples pacified
pv-usurpation-many = usurpations under way
pv-vacant-many = Augusti without successors
pv-regnum-many = kingdoms founded

shift-quality = quality
shift-political = political capacity
die-tactical = tactics
die-favour = Divine Favour
cp-caesar = Caesar
cp-augusta = the Augusta
