# Pourquoi une chose est arrivée, en un mot ou deux : dans les comptes, les rapports, le journal.

death-natural = mort naturelle
death-battle = tué au combat
death-retreat = tué dans la retraite
death-assassination = assassiné
death-plague = mort de la peste
death-germanophobia = tué par la foule
death-escape = pris seul
death-refuge = mort dans le siège
death-drowned = disparu en mer
death-deposed = déposé
death-plot = complot de palais
death-regnum = mort avec son royaume

loss-battle = bataille
loss-retreat = retraite
loss-plague = peste
loss-desertion = désertion
loss-germanophobia = colère de la foule
loss-mutiny = mutinerie
loss-feud = querelle
loss-refuge = siège

status-uprising = soulèvement
status-event = incursions
status-treaty = traité
status-tribute = tribut
status-rebellion = rébellion
status-rex = royaume
status-dissolved = fin du royaume
status-vanquished = défaite
status-federated = établi après la défaite
status-bagaudes = révolte de paysans

throne-succession = succession
throne-usurpation = usurpation
throne-other-half = envoyé de l'autre moitié
throne-honorius = héritier d'Honorius

caesar-usurps = usurpe le trône
caesar-joins = rejoint un usurpateur
caesar-revolt = révolte de son peuple
caesar-promoted = devient Auguste
caesar-dead = mort

entry-due = entre en scène
entry-generic = successeur
entry-returns = de retour

placed-uprising = soulèvement
placed-reinforcement = renfort
placed-home = chez elle pour l'hiver
placed-winter = relevée en hiver
placed-bagaudes = révolte de paysans
placed-event = événement
placed-treaty = traité

removed-no-area = aucune zone où la lever
removed-abroad = perdue à l'étranger
removed-guard = garde dispersée
waits-capital = attend sa capitale
waits-home = attend son pays

puppet-replaced = nouveau prête-nom
puppet-heir = le prête-nom hérite
settled-home = au pays, en paix
settled-treaty = avec leur peuple, par traité

joins-area = avec l'usurpateur
joins-loyalty = a changé de camp
joins-diocese = diocèse ouvert
joins-rally = ralliement

initiative-stratagem = stratagème
initiative-augusta = Augusta
initiative-scenario = scénario

hand-drawn = tirage
hand-flown = fuite d'un Auguste
hand-event = événement
hand-augusta = Augusta
hand-returned = remise
hand-discarded = défausse

alliance-rebellion = rébellion
alliance-attila = mort d'Attila
alliance-grown = un chef à eux

evades = esquive
flees = fuite nocturne

capitals = capitales tenues
defeat = Auguste vaincu
assassination = Auguste assassiné

pv-battle = grande bataille gagnée
pv-leader = mort d'un chef ennemi
pv-attila = mort d'Attila
pv-tribute = tribut payé
pv-council = le concile
pv-tribe = peuple pacifié
pv-thrones = les deux Augustes dans leurs capitales
pv-no-civil-war = pas de guerre civile
pv-east = les capitales d'Orient
pv-west = les capitales d'Occident
pv-pax = paix dans tout l'Empire
pv-areas = provinces envahies
pv-towns = villes et capitales tenues
pv-roma = la Ville de Rome
pv-usurpation = usurpation en cours
pv-vacant = Auguste sans successeur
pv-regnum = royaume fondé
pv-council-open = concile sans réponse
pv-taxes = impôts écrasants
pv-regnum-gone = royaume vandale détruit
pv-last-augustus = un Auguste encore sur le trône d'Occident
pv-battle-many = grandes batailles gagnées
pv-leader-many = mort de chefs ennemis
pv-tribe-many = peuples pacifiés
pv-usurpation-many = usurpations en cours
pv-vacant-many = Augustes sans successeur
pv-regnum-many = royaumes fondés

shift-quality = qualité
shift-political = capacité politique
die-tactical = tactique
die-favour = Faveur divine
cp-caesar = César
cp-augusta = l'Augusta
