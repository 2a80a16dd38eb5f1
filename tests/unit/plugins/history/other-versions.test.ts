import { otherVersions } from '../../../../src/plugins/history/other-versions';
import type { Changes } from '../../../../src/history/history';

const members: Changes = {
  'performance.chunkSplit': [{ version: '2.1.0', kind: 'deprecated', replacement: 'splitChunks' }],
  'resolve.alias': [{ version: '1.1.7', kind: 'added' }],
  'source.alias': [
    { version: '1.1.7', kind: 'deprecated', replacement: 'resolve.alias' },
    { version: '2.0.0', kind: 'removed', replacement: 'resolve.alias' },
  ],
  splitChunks: [{ version: '2.0.0', kind: 'added' }],
  onDevCompileDone: [{ version: '1.5.0', kind: 'deprecated', replacement: 'onAfterDevCompile' }],
  onAfterDevCompile: [{ version: '1.5.0', kind: 'added' }],
  modifyWebpackChain: [{ version: '2.0.0', kind: 'removed' }],
  polyfill: [{ version: '1.4.2', after: '1.3.22', kind: 'removed' }],
};

test.each<[string, ReturnType<typeof otherVersions>]>([
  ['resolve.alias', { otherNames: [['source.alias', 'until', '1.1.7']] }],
  ['source.alias', { otherNames: [['resolve.alias', 'since', '1.1.7']], removed: '2.0.0' }],
  ['performance.chunkSplit', { otherNames: [['splitChunks', 'since', '2.0.0']] }],
  ['onDevCompileDone', { otherNames: [['onAfterDevCompile', 'since', '1.5.0']] }],
  ['modifyWebpackChain', { removed: '2.0.0' }],
  ['polyfill', { removed: '1.4.2' }],
  ['dev.hmr', {}],
])('%s is in other versions %j', (name, versions) => {
  expect(otherVersions(name, members)).toEqual(versions);
});
