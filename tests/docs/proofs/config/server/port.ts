import assert from 'node:assert/strict';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { looksLike } from '#kit/looks-like';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const failing = (flag: string) => ({
  'rsbuild.config.mjs': `export default {
  server: { port: 65000, host: '203.0.113.1' },
  plugins: [{ name: 'show', setup(api) {
    api.modifyRsbuildConfig((config) => console.log('GIVEN', config.server.port, process.env.NODE_ENV));
  } }],
};
// ${flag}
`,
});

/** A config file that holds ports in a row; one that it can't get is taken already. */
const allTaken = (first: number, count: number) => `import net from 'node:net';
for (let port = ${first}; port < ${first + count}; port++) {
  await new Promise((resolve) => {
    net.createServer().on('error', resolve).listen(port, '0.0.0.0', resolve).unref();
  });
}
export default {};
`;

export const proofs: Proof[] = [
  {
    says: 'Rsbuild tries the 21 ports that follow, one after the other, and prints which one it uses:',
    shown: { containing: 'port 3000 is in use' },
    run: 'script',
    async expect({ root, log, shown }) {
      for (const count of [1, 21]) {
        await besideTakenPorts(count, async (first) => {
          const { port, server } = await startDev(root, { server: { port: first } });
          await server.close();
          assert.equal(port, first + count);
          looksLike(log(), shown.replace('3000', String(first)).replace('3001', String(port)));
        });
      }
    },
  },
  {
    says: 'Rsbuild tries the 21 ports that follow, one after the other, and prints which one it uses:',
    run: 'command',
    command: 'rsbuild dev --port 31200',
    files: { 'rsbuild.config.mjs': allTaken(31_200, 22) },
    expect: ({ log, code }) => {
      assert.match(log, /EADDRINUSE.*31221/);
      assert.notEqual(code, 0);
    },
  },
  {
    says: ['You can also pass --port to dev and preview.', 'It overrides the config file:'],
    run: 'command',
    command: 'rsbuild dev --port 65001',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65001 development/),
  },
  {
    says: ['You can also pass --port to dev and preview.', 'It overrides the config file:'],
    run: 'command',
    command: 'rsbuild preview --port 65001',
    files: { ...failing('preview with a flag'), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, /GIVEN 65001 production/),
  },
  {
    says: 'rsbuild dev runs with NODE_ENV=development, and rsbuild preview runs with NODE_ENV=production, unless you set the variable yourself:',
    run: 'command',
    command: 'rsbuild dev',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65000 development/),
  },
  {
    says: 'rsbuild dev runs with NODE_ENV=development, and rsbuild preview runs with NODE_ENV=production, unless you set the variable yourself:',
    run: 'command',
    command: 'rsbuild preview',
    files: { ...failing('preview'), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, /GIVEN 65000 production/),
  },
  ...[
    ['dev', 'production'],
    ['preview', 'development'],
    ['dev', 'staging'],
  ].map<Proof>(([command, NODE_ENV = '']) => ({
    says: 'rsbuild dev runs with NODE_ENV=development, and rsbuild preview runs with NODE_ENV=production, unless you set the variable yourself:',
    run: 'command',
    command: `rsbuild ${command}`,
    env: { NODE_ENV },
    files: { ...failing(`${command} with ${NODE_ENV}`), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, new RegExp(`GIVEN 65000 ${NODE_ENV}\\n`)),
  })),
];
