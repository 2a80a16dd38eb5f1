import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import manifest from '../../package.json';
import { collectHistory } from './collect-history';
import { FactsCache } from './facts-cache';
import { runCommand } from '../command/run-command';
import { keepTemporaryFiles } from '../command/temporary-folder';

const data = path.resolve(__dirname, '../src/history/data');

const documented = Object.keys(manifest.devDependencies).filter((name) =>
  name.startsWith('@rsbuild/'),
);

/**
 * `npm run docs:history`: reads the published versions of `@rsbuild/core` and the documented plugins, or of those that
 * are named, and writes what changed between them.
 */
async function main(named: readonly string[]) {
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

keepTemporaryFiles();
void runCommand(main);
