import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const list = fs.readFileSync(path.join(root, 'src/site/README.md'), 'utf8');
const listed = [...list.matchAll(/`((?:src|tests)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!);

/** Modules that Docusaurus doesn't offer to sites. */
const PRIVATE =
  /from '@docusaurus\/(?:theme-common\/internal|[\w-]+\/lib\/[^']+)'|@generated\/routes'/;

const files = fs
  .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file))
  .map((file) => `src/${file.split(path.sep).join('/')}`);

const isWayAround = (file: string) =>
  /^src\/site\/build\/(?:loaders|shims)\//.test(file) ||
  PRIVATE.test(fs.readFileSync(path.join(root, file), 'utf8'));

test('the list has every shim, every loader and every import of a private module', () => {
  expect(files.filter((file) => isWayAround(file) && !listed.includes(file))).toEqual([]);
});

test('the list names files that exist', () => {
  expect(listed.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
