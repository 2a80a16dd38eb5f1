import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '../pages/project-root';
import manifest from '../../package.json';
import { collectHistory } from './collect-history';
import { FactsCache } from './facts-cache';
import { defineVerb } from '../command/verb';
import { keepTemporaryFiles } from '../command/temporary-folder';

const data = path.join(projectRoot, 'src/plugins/history/data');

const documented = Object.keys(manifest.devDependencies).filter((name) =>
  name.startsWith('@rsbuild/'),
);

async function writeHistories(named: readonly string[]) {
  keepTemporaryFiles();
  const unknown = named.find((name) => !documented.includes(name));
  if (unknown !== undefined)
    throw new Error(`expected some of ${documented.join(', ')}, found ${unknown}`);
  const cache = new FactsCache();
  for (const name of named.length > 0 ? named : documented) {
    const history = await collectHistory(name, { cache, log: console.log });
    const file = path.join(data, `${name.replace('@rsbuild/', '')}.json`);
    const json = await format(JSON.stringify(history), { parser: 'json', printWidth: 100 });
    fs.writeFileSync(file, json);
  }
}

export const verb = defineVerb({
  about:
    'Reads the published versions of @rsbuild/core and of the documented plugins, or of those that are named, and writes\nwhat changed between them to src/plugins/history/data.',
  takes: '[packages…]',
  run: (_flags, named) => writeHistories(named),
});
