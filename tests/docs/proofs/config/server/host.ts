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
      'When you want to try your page on a phone, no setting is needed: by default, the server listens on every IPv4 interface, so another device in your network can open the page.',
      "'0.0.0.0' | Every IPv4 interface | Local, and a Network line for each external address",
      'When the server starts, it prints a URL for your machine and one for your network:',
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
    says: 'When you want to try your page on a phone, no setting is needed: by default, the server listens on every IPv4 interface, so another device in your network can open the page.',
    run: 'preview',
    async expect({ port }) {
      for (const address of ['127.0.0.1', ...external]) {
        assert.equal(await answers(address, port), true);
      }
    },
  },
  {
    says: [
      "Set server.host to 'localhost', and only your own machine reaches the dev server and the preview server:",
      'The Network line is then gone:',
      'Open your page on a phone in the same network, or limit the dev server and the preview server to your own machine.',
      "There's no Network line: the host is localhost.",
    ],
    shown: { section: 'Limit access to your machine', nth: 1 },
    run: 'dev',
    sample: { containing: "'localhost'" },
    async expect(server) {
      looksLike(server.log(), withPort(server.shown, server.port));
      assert.equal(printed(server).length, 1);
      for (const address of external) assert.equal(await answers(address, server.port), false);
    },
  },
  {
    says: [
      "'::1' | This machine only, with IPv6 | Local: http://[::1]:3000/",
      "For your own machine alone, set '::1'.",
    ],
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
      "For devices with IPv6 addresses, set '::':",
      'The terminal then shows the URL with [::1], and labels it as Network.',
    ],
    run: 'dev',
    sample: { section: 'Listen on IPv6' },
    async expect(server) {
      assert.deepEqual(printed(server), [`➜ Network: http://[::1]:${server.port}/`]);
      for (const address of ['[::1]', '127.0.0.1']) {
        assert.equal(await answers(address, server.port), true);
      }
    },
  },
  {
    says: [
      'Another address or name | That address | One line with that address',
      "Because the server can't be reached through localhost anymore either, open the URL that the terminal shows:",
    ],
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
    says: [
      'When you need this just once, pass the host on the command line, to dev or to preview.',
      'It overrides the config file:',
    ],
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
    says: [
      'EADDRNOTAVAIL: address not available',
      "Your machine doesn't have this address, perhaps because the network has given it another one.",
    ],
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(
        startDev(root, { server: { port, host: '203.0.113.1' } }),
        /EADDRNOTAVAIL: address not available/,
      ),
  },
  {
    says: 'dev.assetPrefix puts the host into the URL without brackets, so scripts fail to load.',
    run: 'dev',
    config: { dev: { assetPrefix: true }, server: { host: '::1' } },
    async expect({ urls }) {
      const html = await (await fetch(urls[0]!)).text();
      const address = /src="([^"]*)"/.exec(html)?.[1] ?? '';
      assert.match(address, /^http:\/\/::1:/);
      assert.equal(URL.canParse(address), false);
    },
  },
  {
    says: "Set the whole URL instead: 'http://[::1]:<port>/'.",
    run: 'dev',
    config: { dev: { assetPrefix: 'http://[::1]:<port>/' }, server: { host: '::1' } },
    async expect({ urls }) {
      const html = await (await fetch(urls[0]!)).text();
      const address = /src="([^"]*)"/.exec(html)?.[1] ?? '';
      assert.match(await (await fetch(address)).text(), /webpackBootstrap/);
    },
  },
  {
    says: 'By default, that server allows the origin localhost, but the page on the phone has the origin of the network address.',
    run: 'dev',
    expect: async ({ get }) => {
      const allowedFor = async (origin: string) =>
        (await get('/', { headers: { origin } })).headers.get('access-control-allow-origin');
      assert.equal(await allowedFor('http://localhost:3000'), 'http://localhost:3000');
      assert.equal(await allowedFor('http://192.168.0.12:3000'), null);
    },
  },
];
