// What the games' lessons say, and so which games have one. Apart from the other texts, so that the lobby
// need not know them.

export const texts = import.meta.glob<string>('../games/*/texts/lesson/*.ftl', { query: '?raw', import: 'default' });

export function hasLesson(game: string): boolean {
  return `../games/${game}/texts/lesson/en.ftl` in texts;
}
