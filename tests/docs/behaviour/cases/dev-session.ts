import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { projectRoot } from '../../lib/project-root';
import { awaitMessage } from '../await-message';
import type { BehaviourCase } from '../case';

const samplePackages = createRequire(path.join(projectRoot, 'tests/docs/packages/package.json'));

async function start(cwd: string, rsbuildConfig: RsbuildConfig) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  return rsbuild.startDevServer();
}

/** Lets the tool believe that a person types into its terminal. */
async function withTerminal(act: () => Promise<void>) {
  const { isTTY } = process.stdin;
  const { CI } = process.env;
  process.stdin.isTTY = true;
  delete process.env.CI;
  try {
    await act();
  } finally {
    process.stdin.isTTY = isTTY;
    if (CI !== undefined) process.env.CI = CI;
  }
}

export const cases: BehaviourCase[] = [
  {
    option: 'dev.cliShortcuts',
    claim: 'true prints a hint at the start',
    run: 'script',
    expect: ({ root, port, log }) =>
      withTerminal(async () => {
        const { server } = await start(root, { server: { port }, dev: { cliShortcuts: true } });
        await server.close();
        assert.match(log(), /➜\s+press h \+ enter to show shortcuts/);
      }),
  },
  {
    option: 'dev.cliShortcuts',
    claim: 'custom gets the five built-in keys and must return a list',
    run: 'script',
    expect: ({ root, port }) =>
      withTerminal(async () => {
        let keys: string[] = [];
        const custom = (shortcuts: { key: string }[]) => {
          keys = shortcuts.map(({ key }) => key);
          return undefined as never;
        };
        const dev = { cliShortcuts: { custom } };
        await assert.rejects(
          start(root, { server: { port }, dev }),
          /dev\.cliShortcuts option must return an array of shortcuts\./,
        );
        assert.deepEqual(keys.sort(), ['c', 'o', 'q', 'r', 'u']);
      }),
  },
  {
    option: 'dev.watchFiles',
    claim: 'a change of a watched file reloads the open pages',
    run: 'dev',
    files: { 'data/a.txt': 'a' },
    config: { dev: { watchFiles: { paths: 'data/*.txt' } } },
    async expect({ root, port, page }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        fs.writeFileSync(path.join(root, 'data/a.txt'), `change ${count}`);
      });
    },
  },
  {
    option: 'server.open',
    claim: 'before runs when the server answers; without a page nothing is opened',
    run: 'script',
    async expect({ root, port }) {
      let ready = () => {};
      const called = new Promise<void>((resolve) => (ready = resolve));
      const before = async () => {
        await fetch(`http://localhost:${port}/static/js/index.js`);
        ready();
      };
      const { server } = await start(root, {
        server: { port, open: { before } },
        tools: { htmlPlugin: false },
      });
      await called;
      await server.close();
    },
  },
  {
    option: 'server.https',
    claim: 'with key and certificate the server speaks HTTPS only',
    run: 'script',
    async expect({ root, port }) {
      const { pluginBasicSsl } = samplePackages('@rsbuild/plugin-basic-ssl') as {
        pluginBasicSsl: (options: object) => RsbuildPlugin;
      };
      const plugins = [pluginBasicSsl({ outputPath: root })];
      const { server, urls } = await start(root, { server: { port }, plugins });
      assert.match(urls[0] ?? '', /^https:\/\//);
      await assert.rejects(fetch(`http://localhost:${port}/`));
      await server.close();
    },
  },
];
