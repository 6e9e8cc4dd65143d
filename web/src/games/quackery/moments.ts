// Quackery's great moments: a cure, a death, an agenda that is met.

import type { GameMoments } from '../../lib/contract';
import Picture from './Moment.svelte';
import type { Printed, View } from './types';
import { patientName, say, told } from './words';

export interface Shown {
  seat: number;
  patient?: number;
  fate?: 'cured' | 'succumbed';
  agenda?: number;
}

export const moments: GameMoments<View, Printed, Shown> = {
  Picture,
  of(event, { printed, names }) {
    const seat = Number(event.seat);
    const name = names[seat] ?? '';
    if (event.event === 'cured' || event.event === 'succumbed') {
      const patient = Number(event.patient);
      const facts = { name, patient: patientName(printed, patient), value: printed.patients[patient]?.value ?? 0 };
      const glad = event.event === 'cured';
      return {
        title: say(glad ? 'quackery-moment-cured' : 'quackery-moment-succumbed', facts),
        words: say(glad ? 'quackery-moment-cured-text' : 'quackery-moment-succumbed-text', facts),
        mood: glad ? 'glad' : 'sad',
        shows: { seat, patient, fate: event.event },
      };
    }
    if (event.event !== 'agenda') return null;
    const agenda = Number(event.agenda);
    return {
      title: say('quackery-crowned', { names: name, count: 1 }),
      words: say('quackery-won-agenda', { agenda: told(printed.agendas[agenda]?.name) }),
      mood: 'glad',
      shows: { seat, agenda },
    };
  },
};
