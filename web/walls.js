// Two walls that ESLint and Prettier do not hold; `npm run lint` looks at them.
//
// A game styles what it draws itself. Where its styles name a class, or an attribute with data, that only the
// house draws (shell, pages, theme), a change there breaks the game unseen. The places where this is so today
// are listed in `reaches.txt`, and that list may only become shorter.
//
// No line is longer than what Prettier aims at: it leaves long texts and paths of pictures as they are.

import { readFileSync, readdirSync } from 'node:fs';
import { parse, parseCss } from 'svelte/compiler';

const LONGEST = 120;
const LISTED = 'reaches.txt';

const read = (file) => readFileSync(file, 'utf-8');
const sources = readdirSync('src', { recursive: true }).map((file) => file.replaceAll('\\', '/'));
const components = sources.filter((file) => file.endsWith('.svelte')).map((file) => [file, parsed(file)]);
const sheets = sources.filter((file) => file.endsWith('.css')).map((file) => [file, parseCss(read(`src/${file}`))]);

function parsed(file) {
  return parse(read(`src/${file}`), { modern: true, filename: file });
}

/** Every node of a syntax tree, before those in it. */
function* nodes(tree) {
  if (Array.isArray(tree)) for (const one of tree) yield* nodes(one);
  else if (typeof tree?.type === 'string') {
    yield tree;
    for (const one of Object.values(tree)) yield* nodes(one);
  }
}

const words = (text) => text.split(/\s+/).filter(Boolean);
const classes = (text) => words(text).map((word) => `.${word}`);
const gameOf = (file) => /^games\/(\w+)\//.exec(file)?.[1];

/** What is drawn: the classes, as `.name`, and the attributes with data, as `[name]`. */
function* drawn(component) {
  for (const node of nodes(component.fragment)) {
    if (node.type === 'ClassDirective') yield `.${node.name}`;
    if (node.type !== 'Attribute') continue;
    if (node.name.startsWith('data-')) yield `[${node.name}]`;
    if (node.name !== 'class') continue;
    for (const part of nodes(node.value)) {
      if (part.type === 'Text') yield* classes(part.data);
      if (part.type === 'Literal') yield* classes(String(part.value));
      if (part.type === 'TemplateElement') yield* classes(part.value.cooked);
      if (part.type === 'Property' && part.key.type === 'Identifier') yield `.${part.key.name}`;
    }
  }
}

/** What a selector names beyond its own component (all of it in a style sheet, else what is `:global`), element
    by element; not of the root, which tells everybody about light and motion. */
function* named(selector, everything) {
  const beyond = everything
    ? [selector]
    : [...nodes(selector)].filter((node) => node.type === 'PseudoClassSelector' && node.name === 'global');
  for (const { type, selectors: parts } of nodes(beyond)) {
    if (type !== 'RelativeSelector' || parts.some((one) => one.name === 'root')) continue;
    yield parts.flatMap(({ type, name }) => {
      if (type === 'ClassSelector') return [`.${name}`];
      return type === 'AttributeSelector' ? [`[${name}]`] : [];
    });
  }
}

/** The selectors of a style sheet, one by one, as they are written. */
function* selectors(tree, text) {
  for (const node of nodes(tree)) {
    if (node.type !== 'Rule') continue;
    for (const one of node.prelude.children) yield [one, words(text.slice(one.start, one.end)).join(' ')];
  }
}

/** The places where a game's styles name what only the house draws. */
function reaches() {
  const house = new Set();
  const games = {};
  for (const [file, names] of drawings()) {
    const game = gameOf(file);
    for (const name of names) (game ? (games[game] ??= new Set()) : house).add(name);
  }
  const styles = [...components.map(([file, component]) => [file, component.css]), ...sheets];
  return styles.flatMap(([file, tree]) => {
    const game = gameOf(file);
    if (!game || !tree) return [];
    const own = (name) => games[game].has(name);
    const foreign = (names) => names.some((name) => house.has(name)) && !names.some(own);
    return [...selectors(tree, read(`src/${file}`))]
      .filter(([one]) => [...named(one, file.endsWith('.css'))].some(foreign))
      .map(([, text]) => `${file}  ${text}`);
  });
}

/** What each file draws; of the style sheets of the house, what they have for everybody to draw with. */
function* drawings() {
  for (const [file, component] of components) yield [file, drawn(component)];
  for (const file of sources.filter((one) => one.endsWith('.ts'))) {
    yield [file, [...read(`src/${file}`).matchAll(/class="([^"$]*)"/g)].flatMap(([, names]) => classes(names))];
  }
  for (const [file, sheet] of sheets) {
    if (!gameOf(file)) yield [file, [...selectors(sheet, '')].flatMap(([one]) => [...named(one, true)].flat())];
  }
}

/** What is in one list and not, or not as often, in the other. */
function without(these, those) {
  const left = [...those];
  return these.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const found = reaches();
const listed = read(LISTED).split('\n').filter(Boolean);
const code = [...sources.map((file) => `src/${file}`), ...readdirSync('.')].filter((file) =>
  /\.(ts|js|svelte|css)$/.test(file),
);
const long = code.flatMap((file) => {
  const lines = read(file).split('\n');
  return lines.flatMap((line, at) => (line.length > LONGEST ? [`${file}:${at + 1}`] : []));
});

const complaints = [
  ...without(found, listed).map((one) => `${one}\n  names what only the house draws: a game styles its own parts.`),
  ...without(listed, found).map((one) => `${one}\n  is no longer there: take this line out of web/${LISTED}.`),
  ...long.map((one) => `${one}\n  is longer than ${LONGEST} characters.`),
];
for (const one of complaints) console.error(one);
process.exitCode = complaints.length ? 1 : 0;
