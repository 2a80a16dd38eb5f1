import fs from 'node:fs';
import path from 'node:path';
import type { PackageHistory } from '../../history/history';

const data = path.resolve(__dirname, 'data');

function readHistory(name: string): PackageHistory | undefined {
  const file = path.join(data, `${name.replace('@rsbuild/', '')}.json`);
  if (!name.startsWith('@rsbuild/') || !fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageHistory;
}

/** By package: a build asks for each option. */
const known = new Map<string, PackageHistory | undefined>();

/** The recorded history of one of Rsbuild's packages; undefined of another one. */
export function packageHistory(name: string): PackageHistory | undefined {
  if (!known.has(name)) known.set(name, readHistory(name));
  return known.get(name);
}
