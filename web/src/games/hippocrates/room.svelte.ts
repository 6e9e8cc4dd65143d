// Is there room for a few buttons in the question? (Svelte's own MediaQuery would weigh on every game's page.)

class Room {
  enough = $state(false);

  constructor() {
    const query = matchMedia('(min-width: 1200px) and (min-height: 520px)');
    this.enough = query.matches;
    query.addEventListener('change', () => (this.enough = query.matches));
  }
}

export const room = new Room();
