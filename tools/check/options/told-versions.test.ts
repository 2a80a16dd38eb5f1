import { parseMdx } from '../../pages/parse-mdx';
import { toldVersions } from './told-versions';

const told = (text: string) =>
  toldVersions(parseMdx(text)).map(({ version, line, subjects }) => [version, line, subjects]);

test('a version is said of the name before it, or of the first of its row', () => {
  expect(told('Set `dev.hmr` or `dev.port` (since 1.2.0).')).toEqual([
    ['1.2.0', 1, ['dev.port', 'dev.hmr']],
  ]);
  const table = '| Field | Type |\n| --- | --- |\n| `total` | `boolean`, since 1.1.5 |';
  expect(told(table)).toEqual([['1.1.5', 3, ['boolean', 'total']]]);
});

test('at the beginning of a sentence it is said of the name behind it', () => {
  expect(told('Since 1.3.10, `include` takes one.')).toEqual([['1.3.10', 1, ['include']]]);
});

test('the text of a link is a name, and a sentence in code is none', () => {
  expect(told('Use [resolve.alias](/config/resolve/alias) (since 1.1.7).')).toEqual([
    ['1.1.7', 1, ['resolve.alias']],
  ]);
  expect(told('`npm run build` works since 1.1.7.')).toEqual([['1.1.7', 1, []]]);
});
