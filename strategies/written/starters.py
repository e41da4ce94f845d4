"""Strategy files to begin with, in both families and both languages: they run as they are."""

_SHEDDING_EN = """\
# {name}: a strategy without code. At every turn the first rule that holds, and whose play is
# possible, is played. What rules may say: skitgubbe new --words --rules app

name = "{name}"
family = "shedding"   # the games app, enkel and vandtia
about = "Lays low cards first, burns large piles, and takes small ones to save its specials."
swap = "sw1"          # which three cards lie open: skitgubbe strategies --rules app
takes = 3             # at most so many voluntary pick-ups a game

[parameters.n]        # a number to try out, as in --seats {file}:n=4
default = 6
low = 0
high = 52
meaning = "The largest pile that is taken to save a special."

[[rule]]              # a large pile is worth a ten
when = "pile at least 8"
play = "lay a ten"

[[rule]]
when = "an ordinary four can be completed"
play = "complete the four"

[[rule]]              # save specials while there are cards to draw
when = "only specials fit and playing from the hand and talon more than 3 and pile at most n"
play = "take"

[[rule]]              # high cards one at a time
when = "lowest rank at least J"
play = "lay the lowest ordinary, one copy"

[[rule]]              # no condition: always; such a rule stands last
play = "lay the lowest ordinary, all copies"
"""
_SHEDDING_SV = """\
# {name}: en strategi utan kod. Vid varje tur spelas den första regel som gäller och vars drag är
# möjligt. Det här får reglerna säga: skitgubbe new --words --rules app --lang sv

namn = "{name}"
familj = "shedding"   # spelen app, enkel och vandtia
om = "Lägger låga kort först, bränner stora högar och tar upp små för att spara specialkort."
byte = "sw1"          # vilka tre kort som läggs öppna: skitgubbe strategies --rules app
upptagningar = 3      # högst så många frivilliga upptagningar per parti

[parametrar.n]        # ett tal att pröva sig fram med, som i --seats {file}:n=4
varde = 6
lagst = 0
hogst = 52
betyder = "Den största hög som tas upp för att spara ett specialkort."

[[regel]]             # en stor hög är värd en tia
nar = "högen är minst 8"
spela = "lägg en tia"

[[regel]]
nar = "ett vanligt fyrtal går att göra"
spela = "gör fyrtal"

[[regel]]             # spara specialkort så länge det finns kort att dra
nar = "bara specialkort passar och spelar från handen och draghögen mer än 3 och högen är högst n"
spela = "ta upp"

[[regel]]             # höga kort ett i taget
nar = "lägsta valören är minst J"
spela = "lägg lägsta vanliga, ett exemplar"

[[regel]]             # inget villkor: alltid; en sådan regel står sist
spela = "lägg lägsta vanliga, alla exemplar"
"""
_CLASSIC_EN = """\
# {name}: a strategy without code. At every turn the first rule that holds, and whose play is
# possible, is played. What rules may say: skitgubbe new --words --rules klassisk

name = "{name}"
family = "classic"    # the games klassisk, alla-spelar, uppvand-trumf and mattis
about = "Collects high cards in phase one, and saves its trumps in phase two."
takes = 3             # at most so many voluntary pick-ups a game

[parameters.x]        # a number to try out, as in --seats {file}:x=10
default = 8
low = 2
high = 14
meaning = "The lowest card to beat that it tries to beat."

[[phase_one]]
when = "leading"
play = "lead the highest"

[[phase_one]]         # J, Q, K and A may be written as letters
when = "may chance and highest in hand less than x"
play = "chance"

[[phase_one]]
when = "card to beat at least x"
play = "beat cheaply"

[[phase_one]]         # no condition: always; such a rule stands last
play = "duck low"

[[phase_two]]         # rather take a low card than spend a trump on it
when = "only trumps beat and top card less than T and hand more than 4"
play = "take"

[[phase_two]]
play = "by the book"
"""
_CLASSIC_SV = """\
# {name}: en strategi utan kod. Vid varje tur spelas den första regel som gäller och vars drag är
# möjligt. Det här får reglerna säga: skitgubbe new --words --rules klassisk --lang sv

namn = "{name}"
familj = "classic"    # spelen klassisk, alla-spelar, uppvand-trumf och mattis
om = "Samlar höga kort i fas ett och sparar trumfen i fas två."
upptagningar = 3      # högst så många frivilliga upptagningar per parti

[parametrar.x]        # ett tal att pröva sig fram med, som i --seats {file}:x=10
varde = 8
lagst = 2
hogst = 14
betyder = "Det lägsta kort som den försöker sticka."

[[fas_ett]]
nar = "spelar ut"
spela = "spela ut högsta kortet"

[[fas_ett]]           # J, Q, K och A får skrivas som bokstäver
nar = "får chansa och högst på handen mindre än x"
spela = "chansa"

[[fas_ett]]
nar = "kortet att sticka är minst x"
spela = "stick billigt"

[[fas_ett]]           # inget villkor: alltid; en sådan regel står sist
spela = "lägg dig under lågt"

[[fas_tva]]           # ta hellre upp ett lågt kort än att lägga en trumf på det
nar = "bara trumf sticker och översta kortet mindre än T och handen mer än 4"
spela = "ta upp"

[[fas_tva]]
spela = "enligt boken"
"""
STARTERS = {
    "shedding": {"en": _SHEDDING_EN, "sv": _SHEDDING_SV},
    "classic": {"en": _CLASSIC_EN, "sv": _CLASSIC_SV},
}
"""[family][language]: the text of a file, with places for its name and its file."""
