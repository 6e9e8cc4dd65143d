// What everybody says, whatever is played: fetched before anything is shown, in one language.

import table from '../../../src/asclepia/table/texts/en.ftl?raw';
import pages from '../pages/texts/en.ftl?raw';
import page from './en.ftl?raw';

export default [table, pages, page];
