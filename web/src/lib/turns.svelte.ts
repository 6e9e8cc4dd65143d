// In how many games somebody waits for me.

class Turns {
  count = $state(0);
}

export const turns = new Turns();
