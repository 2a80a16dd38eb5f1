import { partsOf, stemOf, tokensOf, wordOf } from '../../../../../src/search/engine/text/tokenizer';

test.each([
  ['Set server.port to 8080.', ['Set', 'server.port', 'to', '8080']],
  ["import '@rsbuild/plugin-react';", ['import', '@rsbuild/plugin-react']],
  ['rsbuild dev --env-mode test -o', ['rsbuild', 'dev', '--env-mode', 'test', '-o']],
  ['开发服务器的HMR热更新', ['开发服务器的', 'HMR', '热更新']],
  ['Привет мир', ['Привет', 'мир']],
  ['가나 カナ', ['가나', 'カナ']],
  ['a - b … (c)', ['a', 'b', 'c']],
  ['', []],
])('tokens of %s', (text, tokens) => {
  expect(tokensOf(text).map(({ raw }) => raw)).toEqual(tokens);
});

test('CJK runs are told apart', () => {
  expect(tokensOf('HMR 热更新').map(({ isCjk }) => isCjk)).toEqual([false, true]);
});

/** Only the first 31 characters of a word have parts. */
const LONG_PARTS = ['ab', 'cdefghijklmnopqrstuvwxyzabcdefghijk'];

test.each([
  ['assetPrefix', 'assetprefix', ['asset', 'prefix']],
  ['dev.assetPrefix', 'dev.assetprefix', ['dev', 'asset', 'prefix']],
  ['asset-prefix', 'assetprefix', ['asset', 'prefix']],
  ['ASSET_PREFIX', 'assetprefix', ['asset', 'prefix']],
  ['@rsbuild/plugin-react', '@rsbuild/pluginreact', ['rsbuild', 'plugin', 'react']],
  ['modifyHTMLTags', 'modifyhtmltags', ['modify', 'html', 'tags']],
  ['--env-mode', '--envmode', ['--', 'env', 'mode']],
  ['port', 'port', []],
  ['abCdefghijklmnopqrstuvwxyzabcdefghijk', 'abcdefghijklmnopqrstuvwxyzabcdefghijk', LONG_PARTS],
  [`${'n'.repeat(33)}Part`, `${'n'.repeat(33)}part`, []],
])('%s is %s with the parts %j', (raw, text, parts) => {
  const word = wordOf(raw);
  expect(word.text).toBe(text);
  expect(partsOf(word)).toEqual(parts);
});

test.each([
  ['deploying', 'deploy'],
  ['deployment', 'deploy'],
  ['aliases', 'alias'],
  ['plugins', 'plugin'],
  ['splitting', 'split'],
  ['configuration', 'configur'],
  ['caching', 'cach'],
  ['entries', 'entr'],
  ['organization', 'organ'],
  ['compression', 'compress'],
  ['compiler', 'compil'],
  ['commands', 'command'],
  ['putting', undefined],
  ['less', undefined],
  ['class', undefined],
  ['port', undefined],
  ['rsbuild', undefined],
  ['server.port', undefined],
  ['server.aliases', undefined],
  ['aliases.server1', undefined],
  ['plugins.react-entries', undefined],
])('%s → %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
