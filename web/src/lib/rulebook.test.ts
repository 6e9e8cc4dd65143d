import { describe, expect, it } from 'vitest';
import { arranged, BREAK, folded, placesOf } from './rulebook';
import type { Rules } from './wire';

const block = (html: string, rule = '') => ({ html, rule });
const rules: Rules = {
  title: 'Kitchen',
  intro: [block('Welcome')],
  parts: [
    {
      title: 'Cooking',
      blocks: [block('First of all'), block('Boil', 'K-1'), block('Example'), block('Fry', 'K-2'), block('Chart')],
    },
    { title: 'Washing', blocks: [block('Soap', 'K-3'), block('Water', 'K-4')] },
    { title: 'Rulings', blocks: [block('As we like')] },
  ],
};
const htmls = (blocks: { html: string }[]) => blocks.map((one) => one.html);

describe('the rules, arranged', () => {
  it('puts a rule below its chapter, with what leads to it and what follows it', () => {
    const { exact, rest } = arranged(rules, [{ rules: ['K-1'] }, { rules: ['K-4'] }]);
    expect(exact.map(htmls)).toEqual([['First of all', 'Boil', 'Example'], ['Water']]);
    expect(rest.map((part) => [part.title, htmls(part.blocks)])).toEqual([
      ['Cooking', ['Fry', 'Chart']],
      ['Washing', ['Soap']],
      ['Rulings', ['As we like']],
    ]);
  });

  it('leaves out a part of which nothing is left, and has every rule once', () => {
    const { exact, rest } = arranged(rules, [{ rules: ['K-4', 'K-3'] }, { rules: ['K-3', 'K-2'] }]);
    expect(rest.map((part) => part.title)).toEqual(['Cooking', 'Rulings']);
    const all = [...exact.flat(), ...rest.flatMap((part) => part.blocks)];
    expect(
      all
        .map((one) => one.rule)
        .filter(Boolean)
        .sort(),
    ).toEqual(['K-1', 'K-2', 'K-3', 'K-4']);
    expect(all).toHaveLength(rules.parts.flatMap((part) => part.blocks).length);
  });

  it('is the reference itself where there are no chapters', () => {
    expect(arranged(rules, [])).toEqual({ exact: [], rest: rules.parts });
  });
});

describe('finding words', () => {
  it('needs neither accents nor capitals nor the right apostrophe', () => {
    expect(folded('L’Équipe : −2')).toBe("l'equipe : -2");
    expect(placesOf('Les réponses. RÉPONSE', 'reponse')).toEqual([
      [4, 11],
      [14, 21],
    ]);
  });

  it('keeps every place where it is', () => {
    const text = 'Œuvre İstanbul ß ﬁn 🐟 é';
    expect(folded(text)).toHaveLength(text.length);
  });

  it('finds nothing for a single letter', () => {
    expect(placesOf('aaa', 'a')).toEqual([]);
    expect(placesOf('aa aa', ' aa ')).toHaveLength(2);
  });

  it('finds words that begin with it before those that have it inside', () => {
    const text = 'Patients are treated. A tie: tied players share.';
    expect(placesOf(text, 'tie').map(([from]) => from)).toEqual([text.indexOf('tie:'), text.indexOf('tied')]);
    expect(placesOf('Patients', 'tie')).toEqual([[2, 5]]);
  });

  it('finds several words in one paragraph, in whatever order', () => {
    const text = ['If the pile is empty, stop.', 'A pile.', 'Empty: the draw pile.'].join(BREAK);
    const found = placesOf(text, 'pile empty').map(([from, to]) => text.slice(from, to));
    expect(found).toEqual(['pile', 'empty', 'Empty', 'pile']);
    expect(placesOf(text, 'draw pile').length).toBe(1);
    expect(placesOf(text, 'pile nowhere')).toEqual([]);
  });
});
