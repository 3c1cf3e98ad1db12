# Names that differ from those on the counters and the map.

# What holds for all things of a sort, in running text: article and number.

sort-nation = nation
    .article = the
    .number = plural
sort-tribe-box = land of a tribe
    .article = the
    .number = plural
sort-unit = unit
    .article = the
    .number = plural
sort-figure = commander
    .article = the
sort-fleet = fleet
    .article = the
sort-city = city
sort-land = province
sort-client = client people
sort-sea = sea
    .article = the
sort-monastery = Monastery
    .article = the
sort-basilica = Basilica
    .article = the
sort-fortifications = Fortifications
    .article = the
    .number = plural
sort-defensive-walls = Defensive Walls
    .article = the
    .number = plural

persia = Persians
roman = Romans
vandals = Vandals
ostrogoths = Ostrogoths
comes = Comes
magister-militum = Magister Militum
intrinsic-comes = Comes of the city
nobody = no commander
isauriens = Isaurians
excubites = Excubitors
the-west = The West
italy = Italy
the-balkans = The Balkans
asia-minor = Asia Minor
the-east = The East
egypt = Egypt
lakhmids-ghassanids = Lakhmids/Ghassanids
    .article = the
    .number = plural
    .word = Lakhmids and Ghassanids
    .the = the Lakhmids and Ghassanids
    .of = of the Lakhmids and Ghassanids
    .to = to the Lakhmids and Ghassanids
    .in = among the Lakhmids and Ghassanids
