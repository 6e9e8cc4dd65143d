// Words that have to do with the room there is: they are written as large as they fit.

const SIZES = [1, 0.92, 0.85, 0.78, 0.7]; // of the size that they would like to have

/** The first child gets `--fit`, the largest of the sizes at which it is no higher than this. */
export function fit(room: HTMLElement): () => void {
  const words = room.firstElementChild as HTMLElement;

  function write(): void {
    for (const size of SIZES) {
      words.style.setProperty('--fit', String(size));
      if (words.offsetHeight <= room.clientHeight) return;
    }
  }

  const said = new MutationObserver(write);
  said.observe(words, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(write);
  resized.observe(room);
  return () => {
    said.disconnect();
    resized.disconnect();
  };
}
