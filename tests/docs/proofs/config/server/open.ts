import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof, Project } from '@site/tests/docs/proving/proof';

type Open = NonNullable<RsbuildConfig['server']>['open'];

/** Starts a dev server whose browser notes what it is started with, and waits for what it was told. */
const opening =
  (
    open: (port: number) => Open,
    expected: (port: number) => string[],
    more: RsbuildConfig = {},
    browserArguments?: string,
  ) =>
  async ({ root, port, write }: Project) => {
    const opened = path.join(root, 'opened.txt');
    const browser = path.join(root, 'browser.sh');
    write('browser.sh', `#!/bin/sh\necho "$@" >> ${opened}\n`);
    write('opened.txt', '');
    fs.chmodSync(browser, 0o755);
    process.env.BROWSER = browser;
    if (browserArguments !== undefined) process.env.BROWSER_ARGS = browserArguments;
    const list = () => fs.readFileSync(opened, 'utf8').split('\n').filter(Boolean).sort();
    const wanted = expected(port);
    const { server } = await startDev(root, {
      ...more,
      server: { ...more.server, port, open: open(port) },
    });
    try {
      const end = Date.now() + 15_000;
      while (list().length < wanted.length && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      assert.deepEqual(list(), [...wanted].sort());
    } finally {
      await server.close();
    }
  };
const at =
  (...paths: string[]) =>
  (port: number) =>
    paths.map((it) => `http://localhost:${port}${it}`);

export const proofs: Proof[] = [
  {
    says: [
      'Open one or more pages in the browser of your choice when the Rsbuild dev server or preview server starts.',
      'true | The first page, normally index, with server.base',
    ],
    run: 'script',
    expect: opening(() => true, at('/shop/'), { server: { base: '/shop' } }),
  },
  {
    says: "'/about' | This path on the server",
    run: 'script',
    expect: opening(() => '/about', at('/about')),
  },
  {
    says: "'https://app.test/' | This address as it is, for example a proxy in front of the server",
    run: 'script',
    expect: opening(
      () => 'https://app.test/',
      () => ['https://app.test/'],
    ),
  },
  {
    says: 'Array | Each item',
    run: 'script',
    expect: opening(() => ['/', '/admin'], at('/', '/admin')),
  },
  {
    says: [
      '{ target, before } | The targets, after before has run. Without target, the first page',
      'Rsbuild waits for before and then opens the pages.',
    ],
    run: 'script',
    expect: opening(
      () => ({
        async before() {
          await new Promise((resolve) => setTimeout(resolve, 100));
        },
      }),
      at('/'),
    ),
  },
  {
    says: '{ target, before } | The targets, after before has run. Without target, the first page',
    run: 'script',
    expect: opening(() => ({ target: ['/', '/admin'] }), at('/', '/admin')),
  },
  {
    says: "A path starts at the root of the host, so with base: '/shop', write '/shop/admin'.",
    run: 'script',
    expect: opening(() => '/shop/admin', at('/shop/admin'), { server: { base: '/shop' } }),
  },
  {
    says: 'In a full address, write <port> in place of the port number:',
    run: 'script',
    expect: opening(
      () => 'http://127.0.0.1:<port>/admin',
      (port) => [`http://127.0.0.1:${port}/admin`],
    ),
  },
  {
    says: ['BROWSER_ARGS | Arguments for that browser, separated by spaces (since 1.3.4).'],
    run: 'script',
    expect: opening(
      () => true,
      (port) => [`--incognito --new-window http://localhost:${port}/`],
      {},
      '--incognito --new-window',
    ),
  },
];
