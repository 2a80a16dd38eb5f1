import { addressOfOption, findHistory } from '../../../../src/plugins/history/option-history';
import { findVersions } from '../../../../src/plugins/history/option-versions';
import type { PackageHistory } from '../../../../src/history/history';

const history: PackageHistory = {
  package: '@rsbuild/core',
  from: '1.0.1',
  to: '2.3.2',
  missing: [],
  options: {
    'dev.client': [{ version: '1.5.0', kind: 'type', from: 'string', to: 'number' }],
    'dev.client.host': [{ version: '1.4.0', kind: 'added', to: 'string' }],
    'dev.clientele': [{ version: '1.5.0', kind: 'added', to: 'string' }],
    'source.alias': [
      { version: '1.1.7', kind: 'deprecated', replacement: 'resolve.alias' },
      { version: '2.0.0', kind: 'removed' },
    ],
    splitChunks: [{ version: '2.0.0', after: '1.7.3', kind: 'added', to: '{ … }' }],
    'splitChunks.preset': [{ version: '2.1.0', kind: 'added', to: 'string' }],
    'performance.chunkSplit': [{ version: '2.0.0', kind: 'removed', replacement: 'splitChunks' }],
  },
};

test('the history of an option has its fields, in order of the versions, and no other option', () => {
  const { changes, from } = findHistory('dev.client', 'en', history);
  expect(changes.map(({ version, field }) => [version, field])).toEqual([
    ['1.4.0', 'host'],
    ['1.5.0', undefined],
  ]);
  expect(from).toBe('1.0.1');
  expect(findHistory('dev.clientele', 'en', history).from).toBe('1.5.0');
});

test('what replaces an option has its address, here or on the site of the tool', () => {
  expect(findHistory('source.alias', 'en', history).replacement).toEqual({
    option: 'resolve.alias',
    link: '/config/resolve/alias',
  });
  expect(findHistory('performance.chunkSplit', 'zh', history).replacement).toEqual({
    option: 'splitChunks',
    link: 'https://rsbuild.dev/zh/config/split-chunks',
  });
  expect(addressOfOption('dev.liveReload', 'en')).toBe('/config/dev/live-reload');
});

test('an option is told by the versions that certainly have it', () => {
  expect(findVersions('dev.hmr', history)).toBeUndefined();
  expect(findVersions('dev.client', history)).toEqual({ changed: ['1.4.0', '1.5.0'] });
  expect(findVersions('splitChunks', history)).toEqual({ since: '2.0.0', changed: ['2.1.0'] });
});
