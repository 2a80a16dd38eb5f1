import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import postcss from 'postcss';
import { lightBundle } from '../../../../src/site/build/light-bundle';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A plugin of PostCSS that writes how many of it were made. */
const file = path.join(folder, 'plugin.js');
fs.writeFileSync(
  file,
  `let made = 0;
module.exports = ({ name }) => {
  made += 1;
  return { postcssPlugin: name, Once: (root) => void root.append({ prop: name, value: made }) };
};
module.exports.postcss = true;`,
);

const { configurePostCss } = lightBundle({ generatedFilesDir: folder } as LoadContext);
const configured = (plugins: unknown[]) => configurePostCss!({ plugins }).plugins;

const styles = (plugins: unknown[]) =>
  postcss(plugins as postcss.AcceptedPlugin[]).process('', { from: undefined }).css;

test('a plugin of PostCSS is made with its options, once for all files', () => {
  const plugins = configured([[file, { name: 'a' }]]);
  expect(styles(plugins)).toBe('a: 1');
  expect(styles(plugins)).toBe('a: 1');
});

test('a plugin of PostCSS isn’t loaded before a file needs it', () => {
  const plugins = configured([[path.join(folder, 'missing.js'), {}]]);
  expect(() => styles(plugins)).toThrow(/Cannot find module/);
});

test('plugins that are made already stay as they are', () => {
  const plugin = { postcssPlugin: 'made' };
  expect(configured([plugin])).toEqual([plugin]);
});
