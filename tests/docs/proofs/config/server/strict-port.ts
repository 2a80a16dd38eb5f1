import assert from 'node:assert/strict';
import http from 'node:http';
import { createRsbuild } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);

export const proofs: Proof[] = [
  {
    says: [
      'The server then refuses to start instead of moving to another port:',
      'Port 3000 is occupied, please choose another one.',
      'When the port is taken, both rsbuild dev and rsbuild preview report this error:',
    ],
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, (taken) =>
        assert.rejects(
          startDev(root, { server: { port: taken, strictPort: true } }),
          new RegExp(`Port ${taken} is occupied, please choose another one\\.`),
        ),
      ),
  },
  {
    says: [
      'By default, the server tries 3001, 3002 and so on, up to 3021, and tells you in the terminal where it ended up:',
      'Your login provider redirects to http://localhost:3000, but another program has that port, so the server starts on 3001 and the login ends in an error.',
      'port 3000 is in use, using port 3001.',
    ],
    run: 'script',
    async expect({ root, log }) {
      for (const count of [1, 2, 21]) {
        await besideTakenPorts(count, async (first) => {
          const { port, server } = await startDev(root, { server: { port: first } });
          await server.close();
          assert.equal(port, first + count);
          assert.match(log(), new RegExp(`port ${first} is in use, using port ${port}\\.`));
        });
      }
    },
  },
  {
    says: 'When the port is taken, both rsbuild dev and rsbuild preview report this error:',
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, async (taken) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { server: { port: taken, strictPort: true } },
        });
        await (await rsbuild.build()).close();
        await assert.rejects(
          rsbuild.preview(),
          new RegExp(`Port ${taken} is occupied, please choose another one\\.`),
        );
      }),
  },
  {
    says: 'but the option also applies to a port that you set with --port:',
    run: 'command',
    command: 'rsbuild dev --port 31300',
    files: {
      'rsbuild.config.mjs': `import net from 'node:net';
await new Promise((resolve) => {
  net.createServer().on('error', resolve).listen(31300, '0.0.0.0', resolve).unref();
});
export default { server: { strictPort: true } };
`,
    },
    expect: ({ log, code }) => {
      assert.match(log, /Port 31300 is occupied, please choose another one\./);
      assert.notEqual(code, 0);
    },
  },
  {
    says: 'There is no command line flag for strictPort',
    run: 'command',
    command: 'rsbuild dev --help',
    expect({ log }) {
      assert.match(log, /--port/);
      assert.doesNotMatch(log, /strict/i);
    },
  },
  {
    says: "And as long as only your own config contains the port, you don't need to fix the number: in server.open and dev.assetPrefix, <port> stands for the real one.",
    run: 'script',
    expect: ({ root }) =>
      besideServer(echo, async (taken) => {
        const { server, port } = await startDev(root, {
          server: { port: taken },
          dev: { assetPrefix: 'http://localhost:<port>/' },
        });
        try {
          assert.notEqual(port, taken);
          const page = await (await fetch(`http://localhost:${port}/`)).text();
          assert.match(page, new RegExp(`src="http://localhost:${port}/static/js/index\\.js"`));
        } finally {
          await server.close();
        }
      }),
  },
];
