import { otherNames } from '../../../../src/history/build/other-names';
import type { PackageHistory } from '../../../../src/history/history';

const history: PackageHistory = {
  package: '@rsbuild/core',
  from: '1.0.1',
  to: '2.3.2',
  missing: [],
  options: {
    'performance.chunkSplit': [
      { version: '2.1.0', kind: 'deprecated', replacement: 'splitChunks' },
    ],
    'resolve.alias': [{ version: '1.1.7', kind: 'added' }],
    'source.alias': [
      { version: '1.1.7', kind: 'deprecated', replacement: 'resolve.alias' },
      { version: '2.0.0', kind: 'removed', replacement: 'resolve.alias' },
    ],
    splitChunks: [{ version: '2.0.0', kind: 'added' }],
  },
};

test.each([
  ['resolve.alias', [['source.alias', 'until', '1.1.7']]],
  ['performance.chunkSplit', [['splitChunks', 'since', '2.0.0']]],
  ['dev.hmr', []],
])('%s is also called %j', (option, names) => {
  expect(otherNames(option, history)).toEqual(names);
});
