import fs from 'node:fs';
import path from 'node:path';

const theme = path.resolve(__dirname, '../../../src/theme');
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

test('the table names every swizzle and nothing else', () => {
  expect([...rows.keys()].sort()).toEqual(swizzles.map(({ name }) => name).sort());
});

test.each(swizzles)('$name says in its first line how and why', ({ name, text }) => {
  const [, mode] = /^\/\/ (Wrap|Eject 3\.10\.2): .{20,}/.exec(text) ?? [];
  expect(mode?.split(' ')[0]?.toLowerCase()).toBe(rows.get(name));
});
