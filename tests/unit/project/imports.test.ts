import fs from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../src');

/** The rooms of src from the ground up: what is in one may import from it and from those above it in this list. */
const ROOMS = [
  'ui',
  'addresses',
  'translations',
  'landing',
  'history',
  'pictures',
  'reading',
  'feedback',
  'markdown',
  'reference',
  'releases',
  'not-found',
  'offline',
  'search/engine/text',
  'search/engine/index',
  'search/engine/answer',
  'search/engine',
  'search/words',
  'search/source',
  'search/results',
  'search/page',
  'search/panel',
  'search',
  'shell',
  'site',
  'plugins',
  'theme',
  'pages',
];

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The innermost room of a file; -1 for a file in none. */
const roomOf = (file: string) => ROOMS.findIndex((room) => file.startsWith(`${room}/`));

const isBuildTime = (file: string) => /^plugins\/|\/build(?:\/|$)/.test(file);

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file))
  .map((file) => file.split(path.sep).join('/'));

/** Every path in a file's quotes that leads into src: imports of values and types, late imports, workers, code for pages. */
function importsOf(from: string): Import[] {
  const text = fs.readFileSync(path.join(src, from), 'utf8');
  return [...text.matchAll(/(['"])(?:@site\/src\/|(?=\.\.?\/))([^'"\n]+)\1/g)].flatMap(
    ([, , to]) => {
      const target = to!.startsWith('.') ? path.posix.join(path.posix.dirname(from), to!) : to!;
      return target.startsWith('../') ? [] : [{ from, to: target }];
    },
  );
}

const imports = files.flatMap(importsOf);
const shown = ({ from, to }: Import) => `src/${from} imports src/${to}`;

test('every file of src is in a room', () => {
  expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
  expect(imports.length).toBeGreaterThan(files.length);
});

test('a room imports only itself and the rooms listed before it', () => {
  const isUpwards = ({ from, to }: Import) => roomOf(`${to}/`) > roomOf(from);
  expect(imports.filter(isUpwards).map(shown)).toEqual([]);
});

test('nothing for the browser imports what runs at build time', () => {
  const isMixed = ({ from, to }: Import) => !isBuildTime(from) && isBuildTime(to);
  expect(imports.filter(isMixed).map(shown)).toEqual([]);
});

test('swizzles are used as @theme/…, not by a path into src/theme', () => {
  const isIntoTheme = ({ to }: Import) => to.startsWith('theme/');
  expect(imports.filter(isIntoTheme).map(shown)).toEqual([]);
});
