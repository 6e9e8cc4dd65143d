"""The words that cards and the rules page are printed with (`wording.py`): no page fetches them."""
