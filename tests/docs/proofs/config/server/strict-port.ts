import assert from 'node:assert/strict';
import http from 'node:http';
import { besideServer } from '#kit/beside-server';
import { besideTakenPorts } from '#kit/beside-taken-ports';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);

export const proofs: Proof[] = [
  {
    says: [
      'With strictPort: true, this is an error instead.',
      "true | The server doesn't start",
      'Port 3000 is occupied, please choose another one.',
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
      'By default, the server moves to the next free port if its port is taken.',
      'false | The server tries 3001, 3002 and so on, up to 3021',
    ],
    run: 'script',
    async expect({ root }) {
      for (const count of [1, 2, 21]) {
        await besideTakenPorts(count, async (first) => {
          const { port, server } = await startDev(root, { server: { port: first } });
          await server.close();
          assert.equal(port, first + count);
        });
      }
    },
  },
  {
    says: 'It also applies to a port that you set with --port.',
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
    says: 'In 1.3.22, there is no command line flag for this option.',
    run: 'command',
    command: 'rsbuild dev --help',
    expect({ log }) {
      assert.match(log, /--port/);
      assert.doesNotMatch(log, /strict/i);
    },
  },
];
