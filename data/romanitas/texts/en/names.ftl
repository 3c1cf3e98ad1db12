# Names that differ from those on the counters and the map.

persia = Persians
vandals = Vandals
ostrogoths = Ostrogoths
comes = Comes
magister-militum = Magister Militum
intrinsic-comes = Comes of the city
nobody = no commander
