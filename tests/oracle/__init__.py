"""The rules of pinochle a second time, slow and plain, to check the package against.

Everything here is written from the rules as a person states them, by brute force over strings such as "AH",
and imports nothing of `pinochle`: the two agree only if both are right, or if both make the same mistake.
"""
