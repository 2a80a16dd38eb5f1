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
    says: 'The dev server and the preview server listen on port 3000.',
    run: 'rspack',
    env: { PORT: '8081' },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.server.port, 3000),
  },
  {
    says: 'Set server.port if another project uses this port, or if a login provider expects your app at a certain URL:',
    run: 'script',
    async expect({ root, port }) {
      const running = await startDev(root, { server: { port } });
      const { status } = await fetch(`http://localhost:${port}/`);
      await running.server.close();
      assert.deepEqual([status, running.port], [200, port]);
    },
  },
  {
    says: "Rsbuild doesn't read this variable, so you need to read it in your config file:",
    run: 'rspack',
    env: { PORT: '8081' },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.server.port, 3000),
  },
  ...([true, false] as const).map<Proof>((own) => ({
    says: 'Now everybody in your team can choose a port, in an .env.local file that stays out of version control:',
    run: 'command',
    command: 'rsbuild inspect',
    files: {
      'rsbuild.config.mjs': `export default { server: { port: Number(process.env.PORT) || 3000 } };\n`,
      ...(own && { '.env.local': 'PORT=8081\n' }),
    },
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rsbuild.config.mjs'), own ? /port: 8081/ : /port: 3000/),
  })),
  ...[
    ['development', 3000],
    ['production', 8080],
  ].map<Proof>(([NODE_ENV, port]) => ({
    says: "Give each server its own port, and you know which one you're looking at.",
    run: 'script',
    sample: { containing: "'development' ? 3000" },
    env: { NODE_ENV: String(NODE_ENV) },
    expect: ({ config }) => assert.equal(config.server?.port, port),
  })),
  {
    says: 'In server.open and dev.assetPrefix, <port> stands for the real port:',
    run: 'script',
    expect: ({ root }) =>
      besideTakenPorts(1, async (first) => {
        const { port, server } = await startDev(root, {
          server: { port: first },
          dev: { assetPrefix: 'http://localhost:<port>/' },
        });
        const html = await (await fetch(`http://localhost:${port}/`)).text();
        await server.close();
        assert.equal(port, first + 1);
        assert.ok(html.includes(`src="http://localhost:${port}/static/js/index.js"`), html);
      }),
  },
  {
    says: 'The second one then moves: Rsbuild tries the 21 ports that follow, one after the other, and prints which one it uses:',
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
    says: [
      'The second one then moves: Rsbuild tries the 21 ports that follow, one after the other, and prints which one it uses:',
      'EADDRINUSE: address already in use',
      "Rsbuild tried your port and the 21 that follow, and they're all taken.",
    ],
    run: 'command',
    command: 'rsbuild dev --port 31200',
    files: { 'rsbuild.config.mjs': allTaken(31_200, 22) },
    expect: ({ log, code }) => {
      assert.match(log, /EADDRINUSE: address already in use.*31221/);
      assert.notEqual(code, 0);
    },
  },
  {
    says: 'The flag --port overrides the config file, and preview has it as well:',
    run: 'command',
    command: 'rsbuild dev --port 65001',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65001 development/),
  },
  {
    says: 'The flag --port overrides the config file, and preview has it as well:',
    run: 'command',
    command: 'rsbuild preview --port 65001',
    files: { ...failing('preview with a flag'), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, /GIVEN 65001 production/),
  },
  {
    says: "unless you set this variable yourself, it's development for rsbuild dev and production for rsbuild preview.",
    run: 'command',
    command: 'rsbuild dev',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65000 development/),
  },
  {
    says: "unless you set this variable yourself, it's development for rsbuild dev and production for rsbuild preview.",
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
    says: "unless you set this variable yourself, it's development for rsbuild dev and production for rsbuild preview.",
    run: 'command',
    command: `rsbuild ${command}`,
    env: { NODE_ENV },
    files: { ...failing(`${command} with ${NODE_ENV}`), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, new RegExp(`GIVEN 65000 ${NODE_ENV}\\n`)),
  })),
];
