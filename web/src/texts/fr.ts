// What everybody says, whatever is played: fetched before anything is shown, in one language.

import table from '../../../src/asclepia/table/texts/fr.ftl?raw';
import pages from '../pages/texts/fr.ftl?raw';
import page from './fr.ftl?raw';

export default [table, pages, page];
