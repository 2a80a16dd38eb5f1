import assert from 'node:assert/strict';
import os from 'node:os';
import { startDev } from '#kit/start-dev';
import { looksLike } from '#kit/looks-like';
import type { Proof, Server } from '#tools/prover/proof';

const external = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);
const printed = ({ log }: Server) =>
  log()
    .split('\n')
    .filter((line) => line.includes('➜'))
    .map((line) => line.replace(/\s+/g, ' ').trim());
const answers = (address: string, port: number) =>
  fetch(`http://${address}:${port}/`).then(
    async (response) => (await response.text()).includes('<title>Rsbuild App</title>'),
    () => false,
  );
const local = ({ port }: Server) => `➜ Local: http://localhost:${port}/`;
const withPort = (shown: string, port: number) => shown.replaceAll(':3000', `:${port}`);

const loopback = ['localhost', '127.0.0.1'].map<Proof>((host) => ({
  says: "'localhost', '127.0.0.1' | This machine only | One Local line",
  run: 'dev',
  config: { server: { host } },
  async expect(server) {
    assert.deepEqual(
      printed(server).map((line) => line.split(' ')[1]),
      ['Local:'],
    );
    for (const address of external) assert.equal(await answers(address, server.port), false);
  },
}));

export const proofs: Proof[] = [
  ...loopback,
  {
    says: [
      'server.host decides who can reach your dev server and your preview server.',
      'By default, they listen on every IPv4 interface, so you can open the page on a phone in the same network.',
      "'0.0.0.0' | Every IPv4 interface | A Local line with localhost, and a Network line for each external address",
    ],
    run: 'dev',
    async expect(server) {
      assert.deepEqual(printed(server), [
        local(server),
        ...external.map((address) => `➜ Network: http://${address}:${server.port}/`),
      ]);
      for (const address of ['127.0.0.1', ...external]) {
        assert.equal(await answers(address, server.port), true);
      }
    },
  },
  {
    says: [
      'server.host decides who can reach your dev server and your preview server.',
      'By default, they listen on every IPv4 interface, so you can open the page on a phone in the same network.',
    ],
    run: 'preview',
    async expect({ port }) {
      for (const address of ['127.0.0.1', ...external]) {
        assert.equal(await answers(address, port), true);
      }
    },
  },
  {
    says: [
      'Set the option to localhost if only your own machine should reach them.',
      'With the option set, it shows:',
    ],
    shown: { section: 'Limit access to your machine', nth: 3 },
    run: 'dev',
    sample: { section: 'Limit access to your machine', nth: 1 },
    async expect(server) {
      looksLike(server.log(), withPort(server.shown, server.port));
      assert.equal(printed(server).length, 1);
      for (const address of external) assert.equal(await answers(address, server.port), false);
    },
  },
  {
    says: "'::1' | This machine only, with IPv6 | Local: http://[::1]:3000/",
    run: 'dev',
    config: { server: { host: '::1' } },
    async expect(server) {
      assert.deepEqual(printed(server), [`➜ Local: http://[::1]:${server.port}/`]);
      assert.equal(await answers('[::1]', server.port), true);
      for (const address of ['127.0.0.1', ...external]) {
        assert.equal(await answers(address, server.port), false);
      }
    },
  },
  {
    says: [
      "'::' | Every IPv6 interface, and on most systems every IPv4 interface as well | Network: http://[::1]:3000/",
      "With '::', the single URL has the label Network, although it shows [::1].",
    ],
    run: 'dev',
    sample: { section: 'IPv6' },
    async expect(server) {
      assert.deepEqual(printed(server), [`➜ Network: http://[::1]:${server.port}/`]);
      for (const address of ['[::1]', '127.0.0.1']) {
        assert.equal(await answers(address, server.port), true);
      }
    },
  },
  {
    says: 'Another address or name | That address | One line with that address',
    run: 'dev',
    config: { server: { host: external[0] ?? '127.0.0.2' } },
    async expect(server) {
      const host = external[0] ?? '127.0.0.2';
      assert.equal(printed(server).length, 1);
      assert.match(String(printed(server)[0]), new RegExp(`http://${host}:${server.port}/`));
      assert.equal(await answers(host, server.port), true);
      assert.equal(await answers('127.0.0.1', server.port), false);
    },
  },
  ...['dev', 'preview'].map<Proof>((command) => ({
    says: ['You can pass --host to dev and preview.', 'It overrides the config file:'],
    run: 'command',
    command: `rsbuild ${command} --host 203.0.113.1`,
    files: {
      'dist/index.html': '',
      'rsbuild.config.mjs': `export default { server: { port: 31300, host: '127.0.0.1' } }; // ${command}\n`,
    },
    expect: ({ log, code }) => {
      assert.match(log, /EADDRNOTAVAIL.*203\.0\.113\.1/);
      assert.notEqual(code, 0);
    },
  })),
  {
    says: "If your machine doesn't have the address, the server doesn't start and you see an error from Node.js such as EADDRNOTAVAIL.",
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(startDev(root, { server: { port, host: '203.0.113.1' } }), /EADDRNOTAVAIL/),
  },
  {
    says: "dev.assetPrefix uses the host that you set if it's true, but it doesn't work with an IPv6 address.",
    run: 'dev',
    config: { dev: { assetPrefix: true }, server: { host: '::1' } },
    async expect({ urls }) {
      const html = await (await fetch(urls[0]!)).text();
      const address = /src="([^"]*)"/.exec(html)?.[1] ?? '';
      assert.match(address, /^http:\/\/::1:/);
      assert.equal(URL.canParse(address), false);
    },
  },
];
