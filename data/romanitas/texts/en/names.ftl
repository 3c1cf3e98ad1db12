# Names that differ from those on the counters and the map.

persia = Persians
roman = Romans
vandals = Vandals
ostrogoths = Ostrogoths
comes = Comes
magister-militum = Magister Militum
intrinsic-comes = Comes of the city
nobody = no commander
western-med = Mare Occidentale
central-med = Mare Centrale
eastern-med = Mare Orientale
adriatic = Hadriaticum
aegean = Aegaeum
the-west = The West
italy = Italy
the-balkans = The Balkans
asia-minor = Asia Minor
the-east = The East
egypt = Egypt
