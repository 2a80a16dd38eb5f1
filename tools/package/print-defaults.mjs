// Plain JavaScript: the tool runs as a user runs it. Prints what `createRsbuild({})` normalises to, per mode.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';

const [core] = process.argv.slice(2);
const { createRsbuild } = await import(core);

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-defaults-')));

/** Functions have no value to compare; they are told by their text. Folders of this machine go by names. */
function readable(value) {
  if (typeof value === 'function') return `function: ${value}`;
  if (typeof value === 'string') {
    return value.replace(root, '<root>').replace(/^.*[\\/]node_modules[\\/]/, '<node_modules>/');
  }
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readable(entry)]));
}

fs.mkdirSync(path.join(root, 'src'));
fs.writeFileSync(path.join(root, 'src/index.js'), '');

const defaults = {};
for (const mode of ['development', 'production', 'none']) {
  process.env.NODE_ENV = mode === 'none' ? '' : mode;
  const rsbuild = await createRsbuild({ cwd: root });
  await rsbuild.initConfigs();
  defaults[mode] = readable(rsbuild.getNormalizedConfig());
}
fs.rmSync(root, { recursive: true });
fs.writeSync(1, v8.serialize(defaults).toString('base64'));
