import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import type { Rspack } from '@rsbuild/core';

const hasBar = ({ plugins }: Rspack.Configuration) =>
  plugins?.some((plugin) => /Progress/.test(plugin?.constructor.name ?? '')) ?? false;
/** What the bar has beside it. */
const textOf = ({ plugins }: Rspack.Configuration) => {
  const bar = plugins?.find((plugin) => /Progress/.test(plugin?.constructor.name ?? ''));
  return (bar as { _args?: { prefix?: string }[] } | undefined)?._args?.[0]?.prefix;
};
const settings = {
  unset: {},
  on: { dev: { progressBar: true } },
  off: { dev: { progressBar: false } },
  named: { dev: { progressBar: { id: 'Checkout' } } },
  empty: { dev: { progressBar: {} } },
};

export const proofs: Proof[] = [
  {
    says: [
      'For rsbuild build, you usually need no setting.',
      'The bar is on in production mode and off otherwise.',
      'Hide the bar with the same option, which applies to builds although its name begins with dev:',
    ],
    run: 'rspack',
    config: { environments: settings },
    expect: (_, { rspack }) =>
      assert.deepEqual(rspack.map(hasBar), [true, true, false, true, true]),
  },
  {
    says: [
      'Set dev.progressBar to true, and a bar in the terminal shows how far the compilation has come',
      'The bar is on in production mode and off otherwise.',
      'Because this depends on the mode rather than on the command, rsbuild build --mode development shows no bar.',
    ],
    run: 'rspack',
    config: { mode: 'development', environments: settings },
    expect: (_, { rspack }) =>
      assert.deepEqual(rspack.map(hasBar), [false, true, false, true, true]),
  },
  {
    says: 'The bar is on in production mode and off otherwise.',
    run: 'rspack',
    config: { mode: 'none' },
    expect: (config) => assert.equal(hasBar(config), false),
  },
  ...(
    [
      [
        'The text beside the bar is the name of the environment, which is web in most projects.',
        'progressBar: true',
        ['web'],
      ],
      ['Give each app another text with id:', "id: 'Checkout'", ['Checkout']],
      [
        'You can name them, or show only the one that takes long:',
        "id: 'Client'",
        ['Client', undefined],
      ],
    ] as const
  ).map<Proof>(([says, containing, texts]) => ({
    says,
    run: 'rspack',
    sample: { containing },
    expect: (_, { rspack }) => assert.deepEqual(rspack.map(textOf), texts),
  })),
  {
    says: [
      'A project with more than one environment draws a bar for each.',
      'The text beside the bar is the name of the environment',
    ],
    run: 'rspack',
    config: { dev: { progressBar: true }, environments: { shop: {}, admin: {} } },
    expect: (_, { rspack }) => assert.deepEqual(rspack.map(textOf), ['shop', 'admin']),
  },
  {
    says: 'During a build, the lines of the bar may get mixed up with those of another tool in the same terminal.',
    run: 'rspack',
    sample: { section: 'Hide the progress bar' },
    expect: (config) => assert.equal(hasBar(config), false),
  },
  {
    says: "In a log file or behind a pipe, as in most CI systems, you don't see it even if you set true.",
    run: 'command',
    command: 'rsbuild build',
    files: { 'rsbuild.config.mjs': 'export default { dev: { progressBar: true } };\n' },
    expect({ log, code }) {
      assert.equal(code, 0);
      assert.match(log, /index\.html/);
      assert.doesNotMatch(log, /%|━|●/);
    },
  },
];
