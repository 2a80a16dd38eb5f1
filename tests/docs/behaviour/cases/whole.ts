import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const plugin = (name: string, order: string[], rest = {}) => ({
  name,
  setup: () => void order.push(name),
  ...rest,
});
const order: string[] = [];

export const cases: BehaviourCase[] = [
  {
    option: 'root',
    claim: 'a relative root is taken from the working directory; its src and dist are used',
    run: 'rspack',
    files: { 'app/src/index.js': 'console.log(1);' },
    config: { root: './app' },
    expect: ({ context }) => assert.match(String(context), /[\\/]app$/),
  },
  {
    option: 'mode',
    claim: 'none: no minification, but a source map',
    run: 'rspack',
    config: { mode: 'none' },
    expect({ mode, devtool, optimization }) {
      assert.equal(mode, 'none');
      assert.equal(devtool, 'cheap-module-source-map');
      assert.equal(optimization?.minimize, false);
    },
  },
  {
    option: 'plugins',
    claim: 'falsy entries are skipped, promises awaited, arrays flattened, and `pre` orders',
    run: 'rspack',
    config: {
      plugins: [
        false,
        plugin('late', order, { pre: ['early'] }),
        Promise.resolve([plugin('early', order)]),
      ],
    },
    expect: () => assert.deepEqual(order, ['early', 'late']),
  },
  {
    option: 'plugins',
    claim: 'an Rspack plugin is refused with a hint to tools.rspack',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) =>
      assert.match(String(error), /looks like a webpack or Rspack plugin, please use/),
  },
  {
    option: 'environments',
    claim: 'environments build side by side, their values over the shared ones',
    run: 'build',
    files: { 'src/index.js': 'console.log(PLACE, SHARED);' },
    config: {
      source: { define: { SHARED: '"both"' } },
      environments: {
        web: { source: { define: { PLACE: '"browser"' } } },
        node: {
          source: { define: { PLACE: '"server"' } },
          output: { target: 'node', distPath: { root: 'dist/server' } },
        },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.*.js'), /"browser","both"/);
      assert.match(read('server/index.js'), /"server","both"/);
    },
  },
  {
    option: 'moduleFederation.options',
    claim: 'a provider has a remote entry and its name as unique name',
    run: 'rspack',
    config: {
      moduleFederation: { options: { name: 'remote', exposes: { './a': './src/index.js' } } },
    },
    expect({ output, plugins }) {
      assert.equal(output?.uniqueName, 'remote');
      assert.ok(plugins?.some((entry) => entry?.constructor.name === 'ModuleFederationPlugin'));
    },
  },
];
