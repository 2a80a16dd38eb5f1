import fs from 'node:fs';
import path from 'node:path';
import { version } from '@docusaurus/theme-classic/package.json';
import { version as searchVersion } from '@easyops-cn/docusaurus-search-local/package.json';

const root = path.resolve(__dirname, '../../..');
const theme = path.join(root, 'src/theme');
const table = fs.readFileSync(path.join(theme, 'README.md'), 'utf8');
const rows = new Map(
  [...table.matchAll(/^\| `([^`]+)` \| (wrap|eject) \| (.+) \|$/gm)].map(([, name, mode]) => [
    name!,
    mode!,
  ]),
);

const swizzles = fs
  .readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({
    name: file.replace(/(?:\/index)?\.tsx?$/, ''),
    text: fs.readFileSync(path.join(theme, file), 'utf8'),
  }));

/** The folders in which Docusaurus has what can be swizzled. */
const originals = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
].map((folder) => path.join(root, 'node_modules', folder));

test('the table names every swizzle and nothing else', () => {
  expect([...rows.keys()].sort()).toEqual(swizzles.map(({ name }) => name).sort());
});

test.each(swizzles)('$name says in its first line how and why', ({ name, text }) => {
  const [, mode] = /^\/\/ (Wrap|Eject)\b.*: .{20,}/.exec(text) ?? [];
  expect(mode?.toLowerCase()).toBe(rows.get(name));
});

test.each(swizzles)('$name replaces a part that the installed theme has', ({ name }) => {
  const files = originals.flatMap((folder) =>
    [`${name}.js`, `${name}/index.js`].map((file) => path.join(folder, file)),
  );
  expect(files.some((file) => fs.existsSync(file))).toBe(true);
});

test.each(swizzles.filter(({ name }) => rows.get(name) === 'eject'))(
  '$name has been compared with the installed version of the theme',
  ({ name, text }) => {
    const installed = name.startsWith('Search') ? searchVersion : version;
    expect(/^\/\/ Eject ([\d.]+):/.exec(text)?.[1]).toBe(installed);
  },
);
