// The service worker, at /worker.js. It is one file without imports: what it is made of lies in
// `worker/`, and no page uses anything from there.

import { listen } from './worker/push';
import { keepShell } from './worker/shell';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the files that the first page needs, and a name for all of them. */
declare const __SHELL__: { build: string; files: string[] };

const { build, files } = __SHELL__;
keepShell(self, build, files);
listen(self);
