import assert from 'node:assert/strict';
import http from 'node:http';
import { besideServer } from '@site/tests/docs/proving/kit/beside-server';
import { looksLike } from '@site/tests/docs/proving/kit/looks-like';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

const echo: http.RequestListener = ({ url }, response) => void response.end(`backend ${url}`);
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

export const proofs: Proof[] = [
  {
    says: 'Rsbuild tries the next port up to 20 times and prints which one it uses:',
    shown: { containing: 'port 3000 is in use' },
    run: 'script',
    expect: ({ root, log, shown }) =>
      besideServer(echo, async (taken) => {
        const { port, server } = await startDev(root, { server: { port: taken } });
        await server.close();
        assert.ok(port > taken && port <= taken + 20, `${port} > ${taken}`);
        looksLike(log(), shown.replace('3000', String(taken)).replace('3001', String(port)));
      }),
  },
  {
    says: 'It overrides the config file:',
    run: 'command',
    command: 'rsbuild dev --port 65001',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65001 development/),
  },
  {
    says: 'rsbuild dev runs with NODE_ENV=development, and rsbuild preview runs with NODE_ENV=production:',
    run: 'command',
    command: 'rsbuild dev',
    files: failing('dev'),
    expect: ({ log }) => assert.match(log, /GIVEN 65000 development/),
  },
  {
    says: 'rsbuild dev runs with NODE_ENV=development, and rsbuild preview runs with NODE_ENV=production:',
    run: 'command',
    command: 'rsbuild preview',
    files: { ...failing('preview'), 'dist/index.html': '' },
    expect: ({ log }) => assert.match(log, /GIVEN 65000 production/),
  },
];
