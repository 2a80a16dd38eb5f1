import { breakNamesInHtml, splitNames } from '../../../src/ui/name-breaks';

test.each([
  ['onBeforeEnvironmentCompile', 'onBefore|Environment|Compile'],
  ['performance.removeMomentLocale', 'performance.|remove|Moment|Locale'],
  ['src/components/app.module.css', 'src/|components/|app.|module.|css'],
  ['modifyHTMLTagsContext', 'modify|HTML|Tags|Context'],
  ['NormalizedEnvironmentConfig', 'Normalized|Environment|Config'],
  ['https://example.com/static/', 'https://|example.|com/|static/'],
  ['@rsbuild/plugin-react', '@rsbuild/|plugin-react'],
  ['devServerOptions', 'dev|Server|Options'],
  ['LoadEnvironments', 'Load|Environments'],
  ['HookContextApi', 'Hook|Context|Api'],
  ['https_only_ports', 'https_|only_|ports'],
])('%s may break at its joints', (name, parts) => {
  expect(splitNames(name).join('|')).toBe(parts);
});

test.each([
  'dev.client',
  'environment.id',
  'LoadEnvironment',
  'TypeScriptish',
  'The JavaScript API',
  "TypeScript's types",
  '在浏览器里',
  '',
])('“%s” has no long name and is left whole', (text) => {
  expect(splitNames(text)).toEqual([text]);
});

test('only the names of a sentence break', () => {
  expect(splitNames('通过performance.chunkSplit设置 and read on').join('|')).toBe(
    '通过performance.|chunk|Split设置 and read on',
  );
});

test('offsets that are given are used', () => {
  expect(splitNames('abcdef', [0, 2])).toEqual(['', 'ab', 'cdef']);
});

test('tags and their attributes stay as they are', () => {
  expect(
    breakNamesInHtml('<code title="onBeforeEnvironmentCompile">onAfterBuild</code>&lt;a'),
  ).toBe('<code title="onBeforeEnvironmentCompile">onAfter<wbr>Build</code>&lt;a');
});
