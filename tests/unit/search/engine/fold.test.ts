import { fold, toKey, normalise } from '../../../../src/search/engine/fold';

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['йод и ёж', 'йод и ёж'],
  ['И\u0306од', 'йод'],
  ['\u1112\u1161\u11ab글', '한글'],
  ['ガイド', 'ガイド'],
  ['ｐｏｒｔ', 'port'],
  ['配置', '配置'],
  ['Ωμέγα', 'ωμεγα'],
  ['Tiếng Việt', 'tieng viet'],
])('normalise %s', (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});

test.each([
  ['asset-prefix', 'assetprefix'],
  ['ASSET_PREFIX', 'assetprefix'],
  ['assetPrefix', 'assetprefix'],
  ['--env-mode', '--envmode'],
  ['a - b', 'a - b'],
  ['热-更新', '热更新'],
  ['ES-2015', 'es2015'],
])('fold %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['output.assetPrefix', 'outputassetprefix'],
  ['“@rsbuild/plugin-react”, 2!', 'rsbuildpluginreact2'],
  ['热-更新 HMR', '热更新hmr'],
])('the key of %s is %s', (text, key) => {
  expect(toKey(text)).toBe(key);
});
