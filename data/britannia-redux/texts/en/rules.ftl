# What the rules of Britannia reDux ask, offer and refuse.

game-title = Britannia reDux
game-description = A thousand years of Britain, from Claudius to William. Each player leads four or more nations that land, settle, fight and fade. For three to five players, with Romans and Forts.

seat-yellow = Yellow
seat-blue = Blue
seat-green = Green
seat-red = Red
seat-a = Side A
seat-b = Side B
seat-c = Side C
seat-d = Side D
seat-e = Side E

option-players = Players
option-players-detail = Three and five players deal the nations differently from four; Romans and Romano-British stay together.
option-players-3 = Three
option-players-4 = Four
option-players-5 = Five
option-strongholds = Strongholds
option-strongholds-detail = The Romano-British keep coastal forts as strongholds, and others may build one each.
option-burhs = Burhs
option-burhs-detail = After the Danish invasion, nations in England may build burhs, which give them roads.
option-boat_movement = Boats
option-boat_movement-detail = Units on a coast may cross a sea to another coast, with all their movement.
option-general_submission = General submission
option-general_submission-detail = After Rome, a nation that loses ground may submit to the one that takes it, once a game.
option-kingship = Kings
option-kingship-detail = Points for the Bretwalda, the King and the last King of England.

seat-detail = { $nations }

level-victory = victory
level-shared-victory = shared victory
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-points = { $seat } wins with { points-count }.
reason-tie = { $seat } wins a tie at { points-count }: most holding points in the last scoring rounds.
reason-shared = { $seats } share the victory at { points-count }.

# Parts of labels and details.

heading = { $region ->
    [in-england] England
    [in-wales] Wales
    [in-scotland] Scotland
   *[sea] At sea
}
heading-led = With the leader
heading-unled = Armies only
heading-other-ways = Other ways
army-count = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
cavalry-count = { $cavalry } cavalry
unit-infantry = An infantry army
unit-roman-infantry = A Roman army
unit-cavalry = A cavalry army
group-armies = { army-count }
group-cavalry = { cavalry-count }
group-both = { army-count } and { cavalry-count }
group-leaders = { $leaders }
group-led = { $group }, with { $leaders }
foes-near = { $foes ->
    [0] No foreign armies near
    [one] 1 foreign army near
   *[other] { $foes } foreign armies near
}
option-back = Back
option-back-detail = Nothing moves; choose again.
option-split = Some of them
option-split-detail = Say one army at a time.
option-split-done = That's all
option-split-done-detail = { $left ->
    [one] 1 army stays.
   *[other] { $left } armies stay.
}
option-split-one = { $unit } { $to-to }
option-split-one-detail = One army goes.

# Population and reinforcements.

ask-place = { $cause ->
    [reinforcement] Reinforcements: where
   *[population] Where
} do { $nation-the } place { $left ->
    [one] a new { $horse ->
        [yes] cavalry army
       *[no] army
    }
   *[other] { $left } new { $horse ->
        [yes] cavalry armies
       *[no] armies
    }
}?
option-place = { $area }
option-place-detail = { $own ->
    [0] It's alone there
   *[other] It joins { $own }
}. { foes-near }.
option-place-all = { $area }, { army-count }
option-place-all-detail = { $own ->
    [0] They're alone there
   *[other] They join { $own }
}. { foes-near }.
option-forgo = Place none
option-forgo-detail = There's no room, so the armies are lost.
option-trade-stronghold = Stronghold { $area-in }
option-trade-stronghold-detail = In place of one army, once a game. Defenders there are hit on 6 only.
option-trade-burhs = { $places ->
    [1] One burh
   *[other] Two burhs
}
option-trade-burhs-detail = { $places ->
    [1] In place of one army. A second burh has no place and is lost.
   *[other] In place of one army. You place them next.
}
ask-place-burh = Where do { $nation-the } build a burh?
option-place-burh = { $area }
option-place-burh-detail = It rolls like infantry and falls on 4 or more, after the armies.
ask-pay-burh = Do { $nation-the } pay { points-count } of population for a burh?
option-keep-points = Keep the points
option-keep-points-detail = The marker stays at { $left }.
option-pay-burh = Pay { points-count }
option-pay-burh-detail = You place the burh next.
ask-remove = { $left ->
    [one] One Roman army is
   *[other] { $left } Roman armies are
} over the maximum. Where is one removed?
option-recall = { $area }
option-recall-detail = One army leaves Britain from here.
ask-rising = { $nation-The } own no area. Where does Boudica rise?
option-rising = { $area }
option-rising-detail = Her armies fight what is there in this turn, and don't move.
ask-leader = Which army will { $leader-the } join?
option-leader = { $area }
option-leader-detail = { $leader } will appear here.

# Movement.

ask-move = { $nation-The } move. Which units next?
option-done = End movement
option-done-detail = { $excess ->
    [0] { $battles ->
        [0] No battle follows.
       *[other] Battles come next.
    }
    [one] 1 army over the population limit is then removed (B6.2).
   *[other] { $excess } armies over the population limit are then removed (B6.2).
}
option-take-back = Take the last move back
option-take-back-detail = From { $area-the } back to { $origin-the }.
option-restart = Start over
option-restart-detail = { $moves ->
    [one] The one move of this phase is taken back.
    [2] Both moves of this phase are taken back.
   *[other] All { $moves } moves of this phase are taken back.
}
option-origin = { $area }
option-origin-detail = { $armies ->
    [one] 1 army can move.
   *[other] { $armies } armies can move.
}
option-origin-led = { $area }, { $leaders }
option-origin-led-detail = { $armies ->
    [0] { $leaders } can move.
    [one] { $leaders } and 1 army can move.
   *[other] { $leaders } and { $armies } armies can move.
}
ask-move-who = Which units leave { $area-the }?
option-group = { $group }
option-group-detail = { $left ->
    [0] { $keeps ->
        [yes] No one stays.
       *[no] No one stays: you give up the area.
    }
    [one] 1 army stays.
   *[other] { $left } armies stay.
}
ask-move-to = { $nation-The } send { $group } from { $area-the }. Where to?
option-goal = { $to }
option-goal-detail = { $own ->
    [0] Free. { worth }.{ $taken ->
        [0] {""}
       *[other] {" "}Taking it scores { $taken } now.
    }{ $raid ->
        [none] {" "}Going back to sea scores nothing (B9.4).
       *[other] {""}
    }
    [one] 1 army of yours.
   *[other] { $own } armies of yours.
}
worth = { $rank ->
    [center] A center, scores { $points }
    [adjacent] Scores { $points }
   *[distant] Scores { $points } at most
}
option-goal-forts = { $to }
option-goal-forts-detail = { $forts ->
    [one] Builds a fort.
   *[other] Builds { $forts } forts on the way.
}
option-goal-attack = { $to }, against { $enemies-the }
option-goal-attack-detail = { $attackers } against { $units }{ $ours ->
    [yes] , and both nations are yours
   *[no] {""}
}. { worth }.{ $taken ->
    [0] {""}
   *[other] {" "}Taking it scores { $taken } now.
}{ $cost ->
    [protection] {" "}You lose your protection (B13.2): they may attack you in return.
    [ally] {" "}Arthur leaves you for it.
   *[nothing] {""}
}
option-goal-boat = { $to } by boat
option-goal-boat-detail = All movement. { $units ->
    [0] No one is in the way.
    [one] 1 unit of { $enemies-the } defends, and there's no way back.
   *[other] { $units } units of { $enemies-the } defend, and there's no way back.
}
option-goal-via = { $to } by way of { $via-the }
option-goal-via-detail = { $forts ->
    [0] Another way in.
    [one] Builds a fort.
   *[other] Builds { $forts } forts.
}
option-goal-direct = Straight to { $to-the }
option-goal-direct-detail = { $forts ->
    [0] Another way in.
    [one] Builds a fort.
   *[other] Builds { $forts } forts.
}
ask-excess = { $nation-The } have { $excess ->
    [one] 1 army
   *[other] { $excess } armies
} over their limit of { $limit }. Where is one removed?
option-excess = { $area }
option-excess-detail = One army is removed; no one scores for it.{ $more ->
    [0] {""}
   *[other] {" "}The limit falls to { $limit }: { $more } more { $more ->
        [one] goes
       *[other] go
    }.
}
ask-rebuild = Which destroyed forts do { $nation-the } rebuild?
option-rebuild = { $area }
option-rebuild-detail = Intact again; it gives a road from the next phase on.
refusal-half = Keep { $needed } of your areas; you keep { $kept }. Leave an army behind, or take a move back ({ $rule }).
refusal-stack = { $area } holds { $most } at most; you have { $armies } there. Move some on, or take a move back ({ $rule }).
refusal-overstacks = One overstack only; you have them in { $areas }. Move some armies on, or take a move back ({ $rule }).
refusal-leader = No army is with { $leader } { $area-in }. Bring one there, or take the move back ({ $rule }).

# Battles.

ask-battle = { $left ->
    [one] One battle waits. Do { $nation-the } fight it now?
   *[other] { $left } battles wait. Which do { $nation-the } fight next?
}
option-battle = { $area }, against { $enemy-the }
option-battle-detail = { $own } against { $units }{ $ours ->
    [yes] , and both nations are yours
   *[no] {""}
}.
option-battle-orders = Orders for { $left ->
    [one] the battle
   *[other] all battles
}
option-battle-orders-detail = Which first, when to break off. You aren't asked again after the dice.
ask-battle-orders = { $left ->
    [0] Every battle of { $nation-the } has its order. Go on?
    [one] One battle of { $nation-the } has no order yet. Give it now?
   *[other] { $left } battles of { $nation-the } have no orders yet. Which is next?
}
option-battle-begin = Enough orders
option-battle-begin-detail = Battles with orders are fought first, in this order.
option-battle-order = { $area }, against { $enemy-the }
option-battle-order-detail = Say when to break off.
option-return-stay-ordered = After victories: all stay
option-return-stay-ordered-detail = Units with a leader hold what they have won.
option-return-leave-ordered = After victories: all go back
option-return-leave-ordered-detail = Units with a leader return to where they came from.
option-raiders-home-ordered = Raiders: back to sea
option-raiders-home-ordered-detail = They sail home after the battles.
option-raiders-stay-ordered = Raiders: settle
option-raiders-stay-ordered-detail = They stay where they are.
ask-battle-limit = { $area }: when do { $nation-the } break off the attack?
option-battle-fight = Never
option-battle-fight-detail = Fight to the end.
option-battle-ask = Ask me
option-battle-ask-detail = After each battle round, as usual.
option-battle-limit = { $limit ->
    [one] With 1 army left
   *[other] With { $limit } armies left, or fewer
}
option-battle-limit-detail = After that battle round all go back, if they can.
heading-losses-infantry = Infantry falls first
heading-losses-cavalry = Cavalry falls first
heading-losses-landed = What has just landed falls last
ask-losses = { $area }: what do { $nation-the } lose?
loss = { $armies ->
    [0] { $cavalry ->
        [0] No army
       *[other] { cavalry-count }
    }
   *[other] { $cavalry ->
        [0] { army-count }
       *[other] { army-count } and { cavalry-count }
    }
}
option-loss = { loss }
option-loss-detail = The rest fights on.
option-loss-landed = { loss }, not those that landed
option-loss-landed-detail = What landed this turn doesn't count towards your limit. It can't retreat.
option-loss-burh-landed = { loss } and the burh, not those that landed
option-loss-burh-landed-detail = The burh takes one hit. What landed this turn doesn't count towards your limit.
option-loss-burh = { loss } and the burh
option-loss-burh-detail = The burh takes one hit. All armies left then go to areas with burhs.
ask-burh-refuge = The burh was given: where do { $left ->
    [one] the last army goes
   *[other] the { $left } armies go
}?
option-burh-refuge = { $armies ->
    [one] 1 army { $to-to }
   *[other] { $armies } armies { $to-to }
}
option-burh-refuge-detail = All who are left can still find room.
ask-retreat = { $area }: do { $nation-the } retreat from { $enemy-the }?
option-retreat-stay = Stay and fight
option-retreat-stay-detail = Another battle round follows.
option-retreat-all = { $armies ->
    [one] 1 army { $to-to }
   *[other] { $armies } armies { $to-to }
}
option-retreat-all-detail = { $armies } of { $of } can go.
option-back-all = Each back to where it came from
option-back-all-detail = { $armies } of { $of } can go.
ask-retreat-split = { $area }: who retreats next?
ask-withdraw = { $area }: do { $nation-the } break off the attack?
option-withdraw-stay = Fight on
option-withdraw-stay-detail = Another battle round follows.
ask-withdraw-split = { $area }: who goes back next?
ask-return = { $area } is won. Do { $nation-the } stay?
option-return-stay = Stay
option-return-stay-detail = The area is yours.
ask-return-split = { $area }: who goes back next?
ask-leader-retreat = Will { $leader-the } go along?
option-leader-follows = { $area }
option-leader-follows-detail = { $leader } will go with the armies.
option-leader-stays = Stay { $area-in }
option-leader-stays-detail = { $leader } will fight on with the rest.
ask-march = { $left ->
    [one] 1 Roman army leaves
   *[other] { $left } Roman armies leave
} { $area-the }: where to?
option-march = { $armies ->
    [one] { $to }
   *[other] { $to }, { army-count }
}
option-march-detail = On by road.
option-march-stay = { $armies ->
    [one] { $to }
   *[other] { $to }, { army-count }
}
option-march-stay-detail = Back where they came from.
ask-raiders = { $armies ->
    [one] Does the raider of { $nation-the } { $areas-in } sail home?
   *[other] Do { $armies } raiders of { $nation-the } { $areas-in } sail home?
}
option-raiders-home = Back to sea
option-raiders-home-detail = They wait there for their next turn.
option-raiders-stay = Settle
option-raiders-stay-detail = They stay where they are.
ask-raiders-split = Which raiders sail home next?
option-raider = From { $area-the }
option-raider-detail = One army goes back to { $to-the }.

# Submission.

ask-submission = { $nation-The } have armies in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}. Do they submit to { $overlord-the }?
option-submit-no = Ask again later
option-submit-no-detail = You're asked again after the next battle.
option-submit-yes = Submit
option-submit-yes-detail = No more battles with { $overlord-the }. Your limit falls to one and a half armies an area.
option-submit-never = Refuse for this phase
option-submit-never-detail = You aren't asked again before the next Battles Phase.
ask-revolt = Do { $nation-the } break with { $overlord-the }?
option-revolt-no = Stay subject
option-revolt-no-detail = Neither attacks the other.
option-revolt-yes = Break free
option-revolt-yes-detail = You may attack { $overlord-the } again, and they may attack you.

# The withdrawal.

ask-withdrawal-strongholds = Which coastal forts become strongholds? Pick { $most }.
option-withdrawal-strongholds = { $area }
option-withdrawal-strongholds-detail = { $center ->
    [0] Each takes the place of one army.
   *[other] Each takes the place of one army. A center: { $center } in each scoring.
} { foes-near }.
ask-withdrawal-forts = Which forts give way to an army? Pick { $most }.
option-withdrawal-forts = { $area }
option-withdrawal-forts-detail = { $center ->
    [0] One Romano-British army.
   *[other] One Romano-British army. A center: { $center } in each scoring.
} { foes-near }.
ask-withdrawal-vacant = Which areas left by the legions get an army? Pick { $most }.
option-withdrawal-vacant = { $area }
option-withdrawal-vacant-detail = { $center ->
    [0] One Romano-British army.
   *[other] One Romano-British army. A center: { $center } in each scoring.
} { foes-near }.
ask-withdrawal-second = Where do { $nation-the } place second armies? { $most } at most.
option-withdrawal-second = { $area }
option-withdrawal-second-detail = { $center ->
    [0] A second army joins the first.
   *[other] A second army joins the first. A center: { $center } in each scoring.
} { foes-near }.
ask-withdrawal-subject = Which forts do { $nation-the } replace with armies? { $most } at most.
option-withdrawal-subject = { $area }
option-withdrawal-subject-detail = { $center ->
    [0] The fort gives way to your own.
   *[other] The fort gives way to your own. A center: { $center } in each scoring.
} { foes-near }.
ask-withdrawal-stronghold = Which fort do { $nation-the } keep as a stronghold?
option-no-stronghold = None
option-no-stronghold-detail = You may build one later, in a clear center.

# Answers given in advance.

stored-rule = { $nation }: { $rule }
span-turn = this round
length-turns = { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
}
stored-ending = Ends when a nation submits to another or the Romans leave.
stored-retreat-hold = never retreat
stored-retreat-leave = retreat { $times ->
    [1] when outnumbered
   *[other] at { $times } to 1 or worse
}, otherwise stay
stored-withdraw-press = never break off an attack
stored-withdraw-break = break off { $times ->
    [1] when outnumbered
   *[other] at { $times } to 1 or worse
}, otherwise fight on
stored-return-keep = stay where you've won
stored-losses-first = lose infantry first{ $burhs ->
    [0] {""}
   *[other] , keep the burh
}
stored-raiders-home = raiders sail home
stored-raiders-settle = raiders settle
stored-submission-refuse = don't submit
stored-submission-yield = submit with armies in { $areas ->
    [one] 1 area
   *[other] { $areas } areas or fewer
}, otherwise don't

faction = { $nation }
