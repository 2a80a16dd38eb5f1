import core from '../../../../src/plugins/history/data/core.json';
import type { Change, Changes, PackageHistory } from '../../../../src/history/history';

const { options, hooks, instance, exports, from, to, missing, otherLine } = core as PackageHistory;

/** Looked up by hand in the published packages, in the version that is named and the one before it. */
test.each<[string, Partial<Change>]>([
  ['dev.cliShortcuts', { version: '1.0.11', kind: 'added', to: 'boolean | { … }' }],
  ['resolve.alias', { version: '1.1.7', kind: 'added' }],
  ['server.allowedHosts', { version: '2.2.13', kind: 'added', to: 'string[] | true' }],
  ['output.sourceMap', { version: '1.1.5', kind: 'type', from: '{ … }', to: 'boolean | { … }' }],
  ['server.compress', { version: '1.4.4', kind: 'type', from: 'boolean', to: 'boolean | { … }' }],
  ['output.distPath', { version: '1.6.0', kind: 'type', from: '{ … }', to: 'string | { … }' }],
  ['server.host', { version: '2.0.0', kind: 'default', from: "'0.0.0.0'", to: "'localhost'" }],
  [
    'source.decorators.version',
    { version: '2.0.0', kind: 'default', from: "'2022-03'", to: "'2023-11'" },
  ],
  ['server.cors', { version: '1.3.0', kind: 'default', from: 'false' }],
  ['performance.removeMomentLocale', { version: '2.0.0', kind: 'removed' }],
  ['performance.profile', { version: '2.0.0', kind: 'removed' }],
  ['performance.bundleAnalyze', { version: '2.0.0', kind: 'removed' }],
  [
    'performance.bundleAnalyze',
    { version: '1.7.0', kind: 'deprecated', words: 'Use Rsdoctor instead.' },
  ],
  ['performance.chunkSplit', { version: '2.0.0', kind: 'deprecated', replacement: 'splitChunks' }],
])('%s: %j', (option, change) => {
  expect(options[option]).toContainEqual(expect.objectContaining(change));
});

/** The same, of hooks, methods and exports. */
test.each<[string, Changes | undefined, Partial<Change>]>([
  ['modifyHTML', hooks, { version: '1.3.15', kind: 'added' }],
  ['onExit.exitCode', hooks, { version: '1.3.6', kind: 'added', to: 'number' }],
  ['modifyBundlerChain.rspack', hooks, { version: '1.3.6', kind: 'added' }],
  ['onBeforeStartProdServer', hooks, { version: '2.0.0', kind: 'removed' }],
  ['preview.checkDistDir', instance, { version: '1.0.11', kind: 'added' }],
  ['defaultAllowedOrigins', exports, { version: '1.3.18', kind: 'added' }],
])('%s, no option', (name, members, change) => {
  expect(members?.[name]).toContainEqual(expect.objectContaining(change));
});

test('the data is sorted, and its changes are in order and within the versions that were looked at', () => {
  for (const names of [options, hooks!, instance!, exports!].map(Object.keys))
    expect(names).toEqual([...names].sort());
  const numbers = (version: string) =>
    version
      .split('.')
      .map((part) => part.padStart(4, '0'))
      .join();
  for (const changes of [options, hooks!, instance!, exports!].flatMap(
    Object.values<readonly Change[]>,
  )) {
    if (changes.length === 0) continue;
    const versions = changes.map(({ version }) => numbers(version));
    expect(versions).toEqual([...versions].sort());
    expect(versions[0]! > numbers(from) && versions.at(-1)! <= numbers(to)).toBe(true);
  }
});

test('what the registry lacks is named: numbers between versions, and versions of another line', () => {
  expect(otherLine).toEqual(['1.0.0']);
  for (const version of missing) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
