// Guests who have not chosen a name yet.

import { recall } from './memory';

/** As the server names them: a word and the beginning of a random id. */
const GIVEN = /^(Guest|Invité) [\w-]{4}$/;

/** Whether to ask for a name: nobody has chosen this one, nor skipped the question. */
export const isFresh = (name: string) => GIVEN.test(name) && !recall('arrived');
