"""Composed deals for lessons 7 and 8, as records; found by trying thousands of deals both ways."""

DRAW_TRUMPS = """[Pinochle "1"]
[Rules "standard"]
[Dealer "N"]
[North "10S JS KH KH JH 9H 10D QD JD 9D KC QC"]
[East "AS KS 9S AH QH JH 9H 10D QD 10C QC 9C"]
[South "KS QS QS JS AD AD KD JD 9D 10C KC 9C"]
[West "AS 10S 9S AH 10H 10H QH KD AC AC JC JC"]
Auction E pass 250 260 pass 270 280 290 300 310 pass
Trump S S
Pass N 10S JS 10D JD
Back S 9D 10C KC 9C
Meld S W N E
Play S AD KD QD QD
"""
"""South bid and took the first trick, with six trumps left."""

SAFE_ACE = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "10S AH QH JH 10D KD KD JD 10C QC QC 9C"]
[East "QS JS 9S 9S QH 9H AD 10D AC 10C KC JC"]
[South "AS 10S KS JS 10H 9H AD QD JD 9D AC 9C"]
[West "AS KS QS AH 10H KH KH JH QD 9D KC JC"]
Auction N pass 250 260 270 pass 280 290 300 pass
Trump S S
Pass N 10S AH 10D JD
Back S 9H QD 9D 9C
Meld S W N E
Play S AS QS KD 9S
Play S AC JC 10C JC
Play S AH JH QH QH
"""
"""South bid, four tricks in; nobody has led diamonds yet."""

FEED_PARTNER = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "KS QS JS AH 10H KH QH KD 9D AC JC 9C"]
[East "AS 10S KS QS QH JH 9H AD 10D AC 10C JC"]
[South "10S 9S AH KH JH 9H QD QD KC KC QC QC"]
[West "AS JS 9S 10H AD 10D KD JD JD 9D 10C 9C"]
Auction N 250 260 pass 270 280 290 pass 300 310 pass
Trump E S
Pass W AS JS AD JD
Back E QH 9H 10D 10C
Meld E S W N
Play E 10S 9S 9S JS
Play E AC QC 10C JC
Play E AD QD KD 9D
Play E AS 10S 10D QS
Play E JH KH 10H AH
Play N AC JC
"""
"""North holds the trick with the ace; South cannot beat it."""

DEFENDER_LEADS = """[Pinochle "1"]
[Rules "standard"]
[Dealer "S"]
[North "AS 10S JS KH JH 9H 10D KD QD 9D 10C QC"]
[East "AS KS QS 10H QH JH 9H KD JD JD 10C KC"]
[South "10S KS JS 9S AH QH AD QD 9D QC JC JC"]
[West "QS 9S AH 10H KH AD 10D AC AC KC 9C 9C"]
Auction W 250 260 270 pass pass pass
Trump E H
Pass W AH 10H KH AD
Back E QS JD JD 10C
Meld E S W N
Play E AH QH KC 9H
Play E AS 9S QS JS
Play E AD QD 10D QD
Play E KD AD JD 10D
"""
"""South defends and is on lead; the only trump is the ace."""

ACE_OR_TEN = """[Pinochle "1"]
[Rules "standard"]
[Dealer "E"]
[North "AS KS AH AH 9H 10D 10D JD AC 10C QC QC"]
[East "AS 10S KS JS 10H KH KH AD AD KD KC JC"]
[South "QS 9S JH 9H KD JD 9D 9D AC 10C JC 9C"]
[West "10S QS JS 9S 10H QH QH JH QD QD KC 9C"]
Auction S 250 pass 260 270 pass 280 290 300 310 pass
Trump E S
Pass W 10S QS JS 10H
Back E 10H 10H KH JC
Meld E S W N
Play E AS 9S 9S KS
Play E AD 9D QD JD
Play E AD 9D QD 10D
Play E KH 9H 10H AH
Play N AH JS JH 10H
Play E KC
"""
"""Both the ace and the 10 would win as things stand."""

LAST_TRUMP = """[Pinochle "1"]
[Rules "standard"]
[Dealer "E"]
[North "KS AH 10H JH KD AC 10C 10C QC JC JC 9C"]
[East "AS JS JS QH JH 9H 10D 10D QD AC KC QC"]
[South "AS 10S KS QS QS 10H KH 9H AD JD 9D 9D"]
[West "10S 9S 9S AH KH QH AD KD QD JD KC 9C"]
Auction S 250 260 270 pass 280 290 300 310 pass pass
Trump S S
Pass N KS AH 10H AC
Back S KH 9H 9D 9D
Meld S W N E
Play S AS 9S KH JS
Play S AC 9C 10C QC
Play S AD QD KD QD
Play S AH QH 9H QH
Play S JD KD 9D 10D
Play E AC KS KC 10C
Play S QS 10S 9D AS
Play E KC 10S 9S QC
Play S KS JD 9C JS
"""
"""Three cards left, one of them a trump."""

RUN_ALONE = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "AS 10S JS 10D KD JD AC AC 10C KC KC JC"]
[East "AS 10S KS KS 9S AH 10H JH 9H AD JD 9C"]
[South "JS 9S AH 10H KH QH JH KD QD 10C QC 9C"]
[West "QS QS KH QH 9H AD 10D QD 9D 9D QC JC"]
Auction N pass 390
"""
"""A run and no other ace, and the price is 400."""

TRICKS_ALONE = """[Pinochle "1"]
[Rules "standard"]
[Dealer "E"]
[North "AS 10S KS JS 10H AD 10D QD 9D AC QC 9C"]
[East "9S AH QH QH JH 10D KD 9D AC 10C KC JC"]
[South "AS 10S AH 10H KH JH 9H AD KD QD JD 9C"]
[West "KS QS QS JS 9S KH 9H JD 10C KC QC JC"]
Auction S 250 260 270 pass
"""
"""Thirty points of meld and a hand full of tricks."""

RUN_AGAIN = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "9S AH QH QH JH AD AD KD 9D KC QC JC"]
[East "AS 10S JS JS 10H KH JH 9H 10D KD QD JD"]
[South "KS 9S KH 9H QD JD AC 10C KC QC JC 9C"]
[West "AS 10S KS QS QS AH 10H 10D 9D AC 10C 9C"]
Auction N pass 390
"""
"""Another run, the price 400 again."""

MARRIAGE = """[Pinochle "1"]
[Rules "standard"]
[Dealer "E"]
[North "AS 10S 10S KS QS JS 9S 10H KD JD 10C JC"]
[East "9S 10H KH 9H AD KD 9D 9D AC KC QC JC"]
[South "KS JS AH KH QH AD 10D 10D QD KC QC 9C"]
[West "AS QS AH QH JH JH 9H QD JD AC 10C 9C"]
Auction S 250 260 270 280 pass 290 300 pass 310 320 330 340 pass
Trump N S
"""
"""South gives; two marriages in the hand."""

PINOCHLE = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "QS 9S 10H KH KH QH JH 9H QD QD 10C 9C"]
[East "10S KS KS 9S AH AD 10D KD AC 10C QC QC"]
[South "AS 10S QS JS 10H QH 10D KD JD 9D AC JC"]
[West "AS JS AH JH 9H AD JD 9D KC KC JC 9C"]
Auction N 250 260 270 280 290 pass pass 300 310 pass
Trump N H
"""
"""South gives; a pinochle in the hand."""

AROUND = """[Pinochle "1"]
[Rules "standard"]
[Dealer "N"]
[North "10S QS JS AH KH JH 9H AD 10D KD QD JD"]
[East "QS 9S 10H 10H QH 9H QD 9D 9D 10C 9C 9C"]
[South "AS 10S KS JS KH QH KD AC AC KC QC JC"]
[West "AS KS 9S AH JH AD 10D JD 10C KC QC JC"]
Auction E pass 250 260 270 280 290 300 310 320 330 340 350 360 pass pass
Trump N D
"""
"""South gives; kings around in the hand."""

BETTER_BROKEN = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "10S 10S QS JS 10H KH QH 10D JD JD AC 9C"]
[East "9S AH AH KH JH 9H AD 10D KC QC JC 9C"]
[South "KS KS QS JS 9S 9H AD QD 9D 10C KC QC"]
[West "AS AS 10H QH JH KD KD QD 9D AC 10C JC"]
Auction N 250 260 270 280 290 pass pass pass
Trump N S
"""
"""South gives; the marriage is worth more with the bidder."""
