// Whether the server can be reached. Whoever finds that it cannot says so, and again when it can; a
// request that failed is tried again by asking how the server is.

const PAUSE = 3000; // milliseconds between two tries

type Way = 'request' | 'table';

class Connection {
  #lost = $state<Way[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Is it away? */
  get gone(): boolean {
    return this.#lost.length > 0;
  }

  lose(way: Way): void {
    if (!this.#lost.includes(way)) this.#lost = [...this.#lost, way];
    if (way === 'request' && typeof window !== 'undefined') {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#look(), PAUSE);
    }
  }

  find(way: Way): void {
    if (this.#lost.includes(way)) this.#lost = this.#lost.filter((one) => one !== way);
    if (way === 'request') clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      await fetch('/api/health');
      this.find('request');
    } catch {
      this.lose('request');
    }
  }
}

export const connection = new Connection();

if (typeof window !== 'undefined') addEventListener('offline', () => connection.lose('request'));
