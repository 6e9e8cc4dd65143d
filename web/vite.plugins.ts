// What the build adds to the page: the worker's list of files, and the licences of what is in it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Part {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Tells the worker which files the first page needs. They are named after their content, so the worker
    is another one after every change, and browsers notice. */
export function shell(): Plugin {
  return {
    name: 'asclepia-shell',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const parts = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf-8')) as Record<string, Part>;
      const found = new Set<string>();
      const todo = [
        'index.html',
        'src/pages/Lobby.svelte',
        ...Object.keys(parts).filter((key) => /^src\/(texts|pages\/texts\/lobby)\//.test(key)),
      ];
      while (todo.length) {
        const part = parts[todo.pop()!]!;
        if (found.has(part.file)) continue;
        for (const file of [
          part.file,
          ...(part.css ?? []),
          ...(part.assets ?? []).filter((one) => one.endsWith('.woff2')),
        ])
          found.add(file);
        todo.push(...(part.imports ?? []));
      }
      const files = [...[...found].sort().map((file) => `/${file}`), '/assets/early.js'];
      const hash = createHash('sha256').update(readFileSync(join(dir, 'index.html')));
      const build = hash.update(JSON.stringify(parts)).digest('hex').slice(0, 12);
      const worker = join(dir, 'worker.js');
      const script = readFileSync(worker, 'utf-8');
      writeFileSync(worker, script.replaceAll('__SHELL__', JSON.stringify({ build, files })));
    },
  };
}

/** The packages whose licence has no file in them, and one that has the same. */
const SAME: Record<string, string> = { 'Apache-2.0': 'typescript' };

function licenceOf(folder: string): string | undefined {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  return file && readFileSync(join(folder, file), 'utf-8').trim();
}

/** Writes the licences of everything that is in the page: most want to go where their work goes. */
export function licences(): Plugin {
  return {
    name: 'asclepia-licences',
    apply: 'build',
    generateBundle() {
      const own = JSON.parse(readFileSync('package.json', 'utf-8')) as { dependencies: Record<string, string> };
      const folders = new Map(Object.keys(own.dependencies).map((name) => [name, join('node_modules', name)]));
      for (const id of this.getModuleIds()) {
        const [folder, name] = /^\/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
        if (folder && name) folders.set(name, folder);
      }
      const texts = [...folders].sort().map(([name, folder]) => {
        const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
          version: string;
          license: string;
        };
        const same = SAME[license];
        const text = licenceOf(folder) ?? (same && licenceOf(join('node_modules', same)));
        if (!text) this.error(`${name}: its licence, ${license}, is nowhere to be found`);
        return `${name} ${version} (${license})\n\n${text}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: texts.join(`\n${'='.repeat(80)}\n\n`) });
    },
  };
}
