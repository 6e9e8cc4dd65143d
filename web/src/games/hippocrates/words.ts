// Hippocrates's parts in words, for labels, the question and the log.

import { minus } from '../../lib/numbers';
import { speech, wordsOf } from '../../lib/texts.svelte';
import { doctorOf, patientOf } from './board';
import { HADES, type Gain, type Practice, type Printed, type View } from './types';

export const { say, rich, has } = wordsOf('hippocrates');

/** What is printed, in the chosen language. */
export function told(said: Record<string, string> | undefined): string {
  return said?.[speech.language] ?? said?.en ?? '';
}

export const regionName = (number: number) => say('region-name', { number });
export const medicineName = (number: number) => say('medicine-name', { number });
export const rowName = (row: number) => say('row-name', { row });
export const drachmas = (count: number) => say('drachmas-name', { count });
export const vialsName = (medicine: number, count: number) => say('vials-name', { medicine, count });

/** The first assistant travels in the first edition and exchanges in the revised one. */
export function assistantName(assistant: number): string {
  return say('assistant-name', { number: assistant });
}

export function patientName(printed: Printed, patient: number): string {
  return told(patientOf(printed, patient)?.name);
}

export function doctorName(printed: Printed, doctor: number): string {
  return told(doctorOf(printed, doctor)?.name);
}

/** A name inside a sentence: “et le vieux Lagos”. Where one begins with it, the sentence is made to begin with a
    capital. */
export const inside = (name: string) => name.replace(/^(The |Le |La |Les |L’)/, (article) => article.toLowerCase());

/** Whose marker that is: a player, or a virtual one. */
export function markerName(view: View, names: string[], marker: number): string {
  return names[marker] ?? say('virtual-name', { player: marker - view.players.length + 1 });
}

export function listed(parts: string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'unit', style: 'short' }).format(parts.filter(Boolean));
}

/** Medicines, by how many of each: “2 potions, 1 herb”. */
export function needsWords(needs: number[]): string {
  return listed(needs.map((count, medicine) => (count ? vialsName(medicine, count) : '')));
}

/** One after the other, for those who do not see them; a line may end with a stop of its own. */
export const sentences = (parts: string[]) =>
  parts
    .filter(Boolean)
    .map((one) => one.replace(/\.$/, ''))
    .join('. ');

/** What a knowledge tile does. */
export function tileDoes(printed: Printed, tile: number): string {
  const one = printed.tiles[tile]!;
  const what =
    one.kind === 'patient'
      ? needsWords(one.needs)
      : one.kind === 'doctor'
        ? contractsWords(one.contracts)
        : gainWords(one.gain);
  return say(`hippocrates-tile-${one.kind}`, {
    what,
    points: one.points,
    region: one.region < 0 ? '' : regionName(one.region),
  });
}

/** A knowledge tile: its name, what it shows, what it is good for. */
export function tileWords(printed: Printed, tile: number): { title: string; lines: string[] } {
  const one = printed.tiles[tile]!;
  return {
    title: told(one.name),
    lines: [told(one.line), tileDoes(printed, tile), one.kind === 'lightning' ? '' : say('hippocrates-tile-vial')],
  };
}

/** What is gained and lost. */
export function gainWords(gain: Gain): string {
  const way = (count: number) => (count < 0 ? 'loss' : 'gain');
  const one = (key: string, count: number) => (count ? say(key, { way: way(count), count: Math.abs(count) }) : '');
  return listed([
    one('gain-points', gain.points),
    one('gain-reputation', gain.reputation),
    one('gain-drachmas', gain.money),
    ...gain.vials.map((count, medicine) => (count ? `+${vialsName(medicine, count)}` : '')),
  ]);
}

/** The contracts of a doctor: “potions and herbs; unguents”. */
export function contractsWords(contracts: number[][]): string {
  const list = new Intl.ListFormat(speech.language, { type: 'conjunction' });
  return contracts.map((one) => list.format(one.map(medicineName))).join(' · ');
}

/** By field: the text with its name, what that text calls the number, and what it counts from. */
const NAMES: Record<string, [key: string, fact: string, first: number]> = {
  seat: ['field-of-player', 'player', 1],
  virtual: ['virtual-name', 'player', 1],
  column: ['region-name', 'number', 0],
  to_column: ['region-name', 'number', 0],
  row: ['row-name', 'row', 0],
  to_row: ['row-name', 'row', 0],
  assistant: ['assistant-name', 'number', 0],
  medicine: ['vial-name', 'number', 0],
  space: ['space-name', 'number', 1],
  contract: ['contract-name', 'number', 1],
};
const COUNTED = ['place', 'one', 'two', 'three', 'four', 'five', 'six']; // people count from one

/** The fields of an action or an event as people name them. Sums stay numbers. */
export function factsOf(fields: Record<string, unknown>, printed: Printed): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'number') found[name] = value as string;
    else if (name === 'patient') found[name] = inside(patientName(printed, value)) || '–';
    else if (name === 'doctor') found[name] = inside(doctorName(printed, value)) || '–';
    else if (name === 'tile') found[name] = told(printed.tiles[value]?.name) || '–';
    else if (name === 'kit') found[name] = say('kit-name', { vials: needsWords(printed.kits[value]?.vials ?? []) });
    else if (name === 'vials') found[name] = vialsName(Number(fields.medicine), value);
    else if (name === 'by')
      found[name] = say('gain-reputation', { way: value < 0 ? 'loss' : 'gain', count: Math.abs(value) });
    else if (NAMES[name]) {
      const [key, fact, first] = NAMES[name];
      found[name] = say(key, { [fact]: value + first });
      if (name === 'assistant') found.vial = say('vial-name', { number: value }); // who can stand for it
    } else if (name === 'points') found[name] = value < 0 ? minus(value) : value;
    else found[name] = COUNTED.includes(name) ? value + 1 : value;
  }
  return found;
}

/** A sign beside a number: what is counted there, and what it is good for. */
export const helped = (what: 'examination' | 'emergency' | 'hades' | 'tiles' | 'money') => ({
  title: say(`hippocrates-${what}`),
  lines: [say(`hippocrates-${what}-help`)],
});

/** Where the points of somebody are from. */
export function pointsWords({ points, by_patients, by_doctors, hades, emergency }: Practice, over: boolean): string {
  const cost = over ? HADES * hades.length + emergency.length : 0;
  const parts: [string, number][] = [
    [say('hippocrates-end-patients'), by_patients],
    [say('hippocrates-end-doctors'), by_doctors],
    [say('hippocrates-end-rest'), points + cost - by_patients - by_doctors],
    [say('hippocrates-hades'), -cost],
  ];
  return listed(parts.map(([what, count]) => (count ? `${what} ${minus(count)}` : '')));
}
