import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const unreadable = [
  'rsbuild build --foo',
  'rsbuild build --port 3000',
  'rsbuild build --base',
].map<Proof>((command) => ({
  says: [
    "If Rsbuild can't read the command line, it prints a CACError, does nothing and exits with code 0.",
    `This happens with a flag that the command doesn't have, such as build --foo or build --port 3000, and with a flag that lacks its value, such as build --base.`,
  ],
  run: 'command',
  command,
  expect({ code, log, files }) {
    assert.equal(code, 0);
    assert.match(log, /CACError/);
    assert.deepEqual([...files], []);
  },
}));

export const proofs: Proof[] = [
  ...unreadable,
  {
    says: 'You add -v to rsbuild build | Rsbuild ignores the flag and builds.',
    run: 'command',
    command: 'rsbuild build -v',
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html'));
    },
  },
  {
    says: 'You put a flag before the command, as in rsbuild --mode production build | The build runs, but NODE_ENV is development.',
    run: 'command',
    command: 'rsbuild --mode production build',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect({ code, log, files }) {
      assert.equal(code, 0);
      assert.match(log, /NODE_ENV=development/);
      assert.ok(files.includes('index.html'));
    },
  },
  {
    says: "You pass a file to -c that doesn't exist | Rsbuild warns with Cannot find config file and tries the default names.",
    run: 'command',
    command: 'rsbuild build -c nowhere.config.mjs',
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'Default name' } };\n" },
    expect({ log, read }) {
      assert.match(log, /Cannot find config file/);
      assert.match(read('index.html'), /<title>Default name</);
    },
  },
  {
    says: [
      'You write --environment web,node | The build fails because there is no environment named web,node.',
      "This is the case when the build has an error, when an environment doesn't exist or when there is nothing to preview.",
    ],
    run: 'command',
    command: 'rsbuild build --environment web,node',
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /web,node/);
    },
  },
  {
    says: '`NODE_ENV` is still `production` then:',
    run: 'command',
    command: 'rsbuild build --mode development',
    files: {
      'rsbuild.config.mjs':
        'console.log(`NODE_ENV=${process.env.NODE_ENV}`);\nexport default {};\n',
    },
    expect({ log, files }) {
      assert.match(log, /NODE_ENV=production/);
      assert.ok(files.includes('static/js/index.js'));
    },
  },
  {
    says: 'By default, inspect shows the configuration for development.',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /mode: 'development'/),
  },
  {
    says: 'success config inspection completed, generated files: - Rsbuild config: /project/dist/.rsbuild/rsbuild.config.mjs - Rspack Config (web): /project/dist/.rsbuild/rspack.config.web.mjs',
    run: 'command',
    command: 'rsbuild inspect',
    expect({ log, root }) {
      assert.match(log, /success {1,3}config inspection completed, generated files:/);
      const folder = `${root}/dist/.rsbuild`;
      assert.ok(log.includes(`- Rsbuild config: ${folder}/rsbuild.config.mjs`), log);
      assert.ok(log.includes(`- Rspack Config (web): ${folder}/rspack.config.web.mjs`), log);
    },
  },
  {
    says: "If you haven't built yet, the command fails with The output directory /project/dist does not exist, please build the project before previewing.",
    run: 'command',
    command: 'rsbuild preview',
    expect({ code, log, root }) {
      assert.equal(code, 1);
      assert.ok(
        log.includes(
          `The output directory ${root}/dist does not exist, please build the project before previewing.`,
        ),
        log,
      );
    },
  },
];
