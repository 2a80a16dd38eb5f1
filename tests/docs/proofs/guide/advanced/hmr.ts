import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { asksPageServer } from '#kit/asks-page-server';
import { failsBehindHttpsProxy } from '#kit/behind-https-proxy';
import { fakePackage } from '#kit/fake-package';
import { reloadsForNewChunk } from '#kit/reloads-for-new-chunk';
import { startDev } from '#kit/start-dev';
import { thrownOn } from '#kit/thrown-on';
import { typeErrors } from '#kit/type-errors';
import { until } from '#kit/until';
import type { Project, Proof, Server } from '#tools/prover/proof';

const pageFiles = ['src/index.ts', 'src/clock.ts'];
const clock = (text: string) =>
  `export function createClock() {\n  const element = document.createElement('time');\n  element.textContent = '${text}';\n  return element;\n}\n`;
/** A component that counts its clicks beside a word. */
const counter = (word: string) =>
  `import { useState } from 'react';\nexport function App() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>${word} {count}</button>;\n}\n`;
const entry = (word: string) => `document.body.dataset.word = '${word}';\n`;
const client = 'rsbuild-hmr';
/** The code of all scripts that the page loads. */
const scripts = async ({ get, page }: Server) => {
  const sources = (await page('/')).matchAll(/<script [^>]*src="([^"]+)"/g);
  const texts = [...sources].map(async ([, source = '']) =>
    (await get(new URL(source, 'http://localhost').pathname)).text(),
  );
  return (await Promise.all(texts)).join('\n');
};
const installed = { 'src/index.js': "import shoes from 'shoes';\nconsole.log(shoes, 'first');\n" };
const code = (age: string) => `export default '${age} shoes';\n`;

/** Marks the page, edits a file, and tells whether the mark is still there once the page has what it waits for. */
async function keepsPage(
  { open, write }: Server,
  name: string,
  text: string,
  arrived: () => boolean,
): Promise<boolean> {
  const page = await open();
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  write(name, text);
  await page.waitForFunction(arrived);
  return (await page.locator('body').getAttribute('data-mark')) !== null;
}

/** Starts a dev server for an app that uses a file of a linked package. */
async function usesPackage(
  { root, port, write, log }: Project,
  rsbuildConfig: RsbuildConfig,
  file: string,
  code: string,
  look: (script: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const main = `./${path.relative('packages/ui', file)}`;
  write('packages/ui/package.json', JSON.stringify({ name: '@acme/ui', main }));
  write(file, code);
  fs.mkdirSync(path.join(root, 'node_modules/@acme'), { recursive: true });
  fs.symlinkSync(path.join(root, 'packages/ui'), path.join(root, 'node_modules/@acme/ui'));
  const { server, port: own } = await startDev(root, { ...rsbuildConfig, server: { port } });
  const script = async () => (await fetch(`http://localhost:${own}/static/js/index.js`)).text();
  try {
    await until(async () => (await script()).includes('first'));
    await until(() => /built in/.test(log()));
    await look(script);
  } finally {
    await server.close();
  }
}

/** Empties and fills the output of a linked package while a dev server runs, and tells how the server takes it. */
async function buildsPackageAgain(
  project: Project,
  rsbuildConfig: RsbuildConfig,
  look: (script: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const file = 'packages/ui/dist/index.js';
  const code = (word: string) => `export default '${word}';\n`;
  await usesPackage(project, rsbuildConfig, file, code('first'), async (script) => {
    fs.rmSync(path.join(project.root, 'packages/ui/dist'), { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    project.write(file, code('second'));
    await look(script);
  });
}
const importsPackage = (word: string) =>
  `import word from '@acme/ui';\nconsole.log(word, '${word}');\n`;

export const proofs: Proof[] = [
  {
    says: [
      'while rsbuild dev is running, Rsbuild replaces an edited module inside the open page.',
      'That takes no reload, so the form, an open dialog or the position in a list stays as it is.',
      'Run npx rsbuild dev, change the text in src/clock.ts and save the file.',
      'The text in the page changes without a reload.',
      'Other modules update only if your code accepts the update.',
      'The new modules replace the old ones if they are accepted.',
      "true | true (the defaults) | Hot update, or a reload if the update can't be applied",
    ],
    run: 'dev',
    alone: true,
    pageFiles,
    async expect({ open, write }) {
      const page = await open();
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<input /><dialog>Sizes</dialog><ul style="height: 9px; overflow: auto"><li style="height: 99px"></ul>',
        );
        document.querySelector('dialog')!.showModal();
        document.querySelector('ul')!.scrollTop = 40;
        document.querySelector('input')!.value = 'half a form';
      });
      write('src/clock.ts', clock('Now it is'));
      await page.getByText('Now it is').waitFor();
      const [text, open_, position] = await page.evaluate(() => [
        document.querySelector('input')!.value,
        document.querySelector('dialog')!.open,
        document.querySelector('ul')!.scrollTop,
      ]);
      assert.deepEqual([text, open_, position, loads], ['half a form', true, 40, []]);
    },
  },
  {
    says: 'In this example, the entry accepts the updates of a clock and replaces the old clock with the new one:',
    run: 'dev',
    alone: true,
    pageFiles,
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.append(document.createElement('hr')));
      write('src/clock.ts', clock('Now it is'));
      await page.getByText('Now it is').waitFor();
      const parts = await page
        .locator('body > :is(time, hr)')
        .evaluateAll((all) => all.map(({ tagName }) => tagName));
      assert.deepEqual(parts, ['TIME', 'HR']);
    },
  },
  {
    says: [
      'Aborted because ./src/clock.ts is not accepted',
      'After this message, the page reloads, because no module accepts the update',
      'neither the edited module nor one that imports it.',
    ],
    run: 'dev',
    alone: true,
    pageFiles: ['src/clock.ts'],
    files: {
      'src/index.ts':
        "import { createClock } from './clock';\ndocument.body.append(createClock());\n",
    },
    async expect({ open, write }) {
      const page = await open();
      const events: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Aborted because ./src/clock.ts is not accepted'))
          events.push('told');
      });
      page.on('load', () => events.push('loaded'));
      write('src/clock.ts', clock('Now it is'));
      await page.getByText('Now it is').waitFor();
      await until(() => events.includes('loaded'));
      assert.deepEqual(events.slice(0, 2), ['told', 'loaded']);
    },
  },
  ...reloadsForNewChunk([
    'An edit can change the set of files that the page loads at its start, for example by a new shared chunk. Then the page reloads right away, unless dev.liveReload is off.',
  ]),
  {
    says: "For files that aren't part of the build, such as data that your server reads, use dev.watchFiles.",
    run: 'dev',
    alone: true,
    config: { dev: { watchFiles: { paths: 'data/*.json' } } },
    files: { 'data/shoes.json': '[]' },
    async expect({ open, write }) {
      const page = await open();
      const reloaded = page.waitForEvent('load');
      write('data/shoes.json', '[1]');
      await reloaded;
    },
  },
  {
    says: [
      'Without accept, the same edit reloads the page.',
      'No framework handles the updates of such a module, so your code has to accept them.',
      'Other modules update only if your code accepts the update.',
      'Otherwise, the page reloads.',
      "If they aren't, the page reloads.",
      "true | true (the defaults) | Hot update, or a reload if the update can't be applied",
    ],
    run: 'dev',
    alone: true,
    pageFiles: ['src/clock.ts'],
    files: {
      'src/index.ts':
        "import { createClock } from './clock';\ndocument.body.append(createClock());\n",
    },
    expect: async (server) =>
      assert.ok(
        !(await keepsPage(server, 'src/clock.ts', clock('Now it is'), () =>
          document.body.textContent.includes('Now it is'),
        )),
      ),
  },
  {
    says: 'CSS: Rsbuild applies the update.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'body { color: rgb(1, 1, 1) }\n',
    },
    expect: async (server) =>
      assert.ok(
        await keepsPage(
          server,
          'src/a.css',
          'body { color: rgb(2, 2, 2) }\n',
          () => getComputedStyle(document.body).color === 'rgb(2, 2, 2)',
        ),
      ),
  },
  ...(
    [
      ['', '', true],
      ['.more { color: red }\n', '', false],
      [
        '.more { color: red }\n',
        'if (import.meta.webpackHot) import.meta.webpackHot.accept();\n',
        true,
      ],
    ] as const
  ).map(([more, accepting, kept]): Proof => ({
    says: 'A module that imports the class names has to accept the update, as the components of a framework do.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': `import styles from './a.module.css';\ndocument.body.className = styles.body;\n${accepting}`,
      'src/a.module.css': '.body { color: rgb(1, 1, 1) }\n',
    },
    expect: async (server) =>
      assert.equal(
        await keepsPage(
          server,
          'src/a.module.css',
          `.body { color: rgb(2, 2, 2) }\n${more}`,
          () => getComputedStyle(document.body).color === 'rgb(2, 2, 2)',
        ),
        kept,
      ),
  })),
  {
    says: 'When you rename a class in a CSS Module, the page may reload.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js':
        "import styles from './a.module.css';\ndocument.body.className = Object.values(styles).join(' ');\n",
      'src/a.module.css': '.body { color: rgb(1, 1, 1) }\n',
    },
    expect: async (server) =>
      assert.ok(
        !(await keepsPage(
          server,
          'src/a.module.css',
          '.page { color: rgb(2, 2, 2) }\n',
          () => getComputedStyle(document.body).color === 'rgb(2, 2, 2)',
        )),
      ),
  },
  {
    says: [
      'Components of React, Preact, Vue and Solid: the plugin of the framework applies the update.',
      'In React, Fast Refresh also keeps the state.',
    ],
    run: 'dev',
    alone: true,
    config: { plugins: [pluginReact()] },
    files: {
      'src/index.jsx':
        "import { StrictMode } from 'react';\nimport { createRoot } from 'react-dom/client';\nimport { App } from './App';\ncreateRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>);\n",
      'src/App.jsx': counter('before'),
    },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      await page.getByRole('button', { name: 'before 0' }).click();
      await page.getByRole('button', { name: 'before 1' }).waitFor();
      write('src/App.jsx', counter('after'));
      await page.getByRole('button', { name: 'after 1' }).waitFor();
      assert.equal(await page.locator('body').getAttribute('data-mark'), '');
    },
  },
  {
    says: [
      'Hot module replacement (HMR) needs no configuration:',
      "Bundles for Node.js don't have HMR.",
    ],
    run: 'rspack',
    config: {
      mode: 'development',
      environments: { web: {}, node: { output: { target: 'node' } } },
    },
    expect: (_, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ plugins }) =>
          plugins?.some((plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin'),
        ),
        [true, false],
      ),
  },
  ...(['preview', 'dev'] as const).map<Proof>((run) => ({
    says: [
      "It's tempting to write ?. here, but keep the if around the calls, for two reasons:",
      'Without HMR, import.meta.webpackHot is undefined.',
    ],
    run,
    config: { dev: { hmr: false } },
    files: {
      'src/index.js':
        'document.title = `${typeof import.meta.webpackHot}`;\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\ndocument.title += " kept";\nimport.meta.webpackHot.accept();\n',
    },
    async expect({ open }) {
      const page = await open();
      assert.match(await thrownOn(page), /Cannot read properties of undefined/);
      assert.equal(await page.title(), 'undefined kept');
    },
  })),
  {
    says: 'module.hot is an older name for import.meta.webpackHot, and works too.',
    run: 'dev',
    files: {
      'src/index.js':
        'document.title = `${typeof import.meta.webpackHot.accept} ${typeof module.hot.accept}`;\n',
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'function function'),
  },
  {
    says: 'You find the types of import.meta.webpackHot in @rsbuild/core/types.',
    run: 'script',
    pageFiles,
    files: { 'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />\n' },
    expect: ({ root }) =>
      assert.deepEqual(typeErrors(root, ['src/index.ts', 'src/clock.ts', 'src/env.d.ts']), []),
  },
  {
    says: 'so minification removes this code.',
    run: 'build',
    pageFiles,
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /replaceWith|accept\(/),
  },
  {
    says: "without output.minify, the code in the if stays in the file but doesn't run.",
    run: 'build',
    config: { output: { minify: false } },
    pageFiles,
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        /if \(\/\* unsupported import\.meta\.webpackHot \*\/ ?undefined\) \{[^]*replaceWith/,
      ),
  },
  {
    says: "true | false | Hot update, but no reload if the update can't be applied",
    run: 'dev',
    alone: true,
    config: { dev: { liveReload: false } },
    files: { 'src/index.js': entry('first') },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      const told = page.waitForEvent('console', (message) => /not accepted/.test(message.text()));
      write('src/index.js', entry('second'));
      await told;
      assert.equal(await page.locator('body').getAttribute('data-mark'), '');
      assert.equal(await page.locator('body').getAttribute('data-word'), 'first');
    },
  },
  {
    says: [
      'false | true | Reload. The refresh of frameworks is off too',
      'The page then reloads by itself.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'hmr: false' },
    pageFiles,
    expect: async (server) =>
      assert.ok(
        !(await keepsPage(server, 'src/clock.ts', clock('Now it is'), () =>
          document.body.textContent.includes('Now it is'),
        )),
      ),
  },
  {
    says: 'false | true | Reload. The refresh of frameworks is off too',
    run: 'rspack',
    config: { mode: 'development', dev: { hmr: false }, plugins: [pluginReact()] },
    expect: ({ plugins }) =>
      assert.ok(!plugins?.some((plugin) => /Refresh/.test(`${plugin?.constructor.name}`))),
  },
  {
    says: [
      'false | false | The page stays as it is. If both are set at the top level, the page has no client code and opens no WebSocket',
      "If you'd rather press F5, turn off dev.liveReload, too:",
    ],
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    async expect({ open, get, write }) {
      assert.doesNotMatch(await (await get('/static/js/index.js')).text(), new RegExp(client));
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      write('src/index.js', entry('second'));
      await until(async () => (await (await get('/static/js/index.js')).text()).includes('second'));
      assert.equal(await page.locator('body').getAttribute('data-mark'), '');
    },
  },
  {
    says: 'The page opens a WebSocket to the dev server, ws://localhost:3000/rsbuild-hmr, with the environment as a parameter.',
    run: 'dev',
    pageFiles,
    async expect({ open, port }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      assert.match(
        (await socket).url(),
        new RegExp(`^ws://localhost:${port}/rsbuild-hmr\\?compilationId=web`),
      );
    },
  },
  {
    says: "That's because by default, the client derives the URL of the WebSocket from the page: wss if the page uses HTTPS and ws otherwise, with the host and port of the page.",
    run: 'dev',
    pageFiles,
    async expect({ open, port }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      assert.ok((await socket).url().startsWith(`ws://localhost:${port}/`));
    },
  },
  {
    says: [
      'Rspack compiles what has changed, and the server sends a message.',
      'The page fetches *.hot-update.json and *.hot-update.js.',
    ],
    run: 'dev',
    alone: true,
    pageFiles,
    async expect({ open, write }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      const message = (await socket).waitForEvent('framereceived');
      const requests = ['json', 'js'].map((extension) =>
        page.waitForRequest(new RegExp(`\\.hot-update\\.${extension}$`)),
      );
      await message;
      write('src/clock.ts', clock('Now it is'));
      await Promise.all(requests);
    },
  },
  failsBehindHttpsProxy(
    'If this fails, the client tries the host and port of the dev server instead.',
  ),
  {
    says: ['Ignore the directory of these files, and keep the two defaults:'],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'generated' },
    files: {
      'src/index.js': "import made from './generated/made';\nconsole.log(made, 'first');\n",
      'src/generated/made.js': "export default 'old text';\n",
    },
    async expect(server) {
      await until(async () => (await scripts(server)).includes('first'));
      server.write('src/generated/made.js', "export default 'new text';\n");
      server.write(
        'src/index.js',
        "import made from './generated/made';\nconsole.log(made, 'second');\n",
      );
      await until(async () => (await scripts(server)).includes('second'));
      assert.match(await scripts(server), /old text/);
    },
  },
  {
    says: [
      'A module can also accept its own updates.',
      'The new version then runs from the top, so you need to undo what the old version did.',
      "That's what dispose is for, because without it, each edit of this module would leave one more timer behind:",
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "import './ticker';\n" },
    pageFiles: ['src/ticker.ts'],
    async expect({ open, write, root }) {
      const page = await open();
      await page.addInitScript(() => {
        const running = new Set<unknown>();
        const { setInterval: start, clearInterval: stop } = globalThis;
        Object.assign(globalThis, {
          running,
          setInterval: (act: () => void, time: number) => {
            const timer = start(act, time);
            if (time === 1000) running.add(timer);
            return timer;
          },
          clearInterval: (timer: number) => {
            running.delete(timer);
            stop(timer);
          },
        });
      });
      await page.reload();
      const timers = () =>
        page.evaluate(() => (globalThis as unknown as { running: Set<unknown> }).running.size);
      const edit = async (text: string, word: string) => {
        write('src/ticker.ts', `${text}document.body.dataset.word = '${word}';\n`);
        await page.waitForFunction((now) => document.body.dataset.word === now, word);
        return timers();
      };
      const text = fs.readFileSync(path.join(root, 'src/ticker.ts'), 'utf8');
      await page.waitForFunction(() => document.title.includes(':'));
      assert.equal(await edit(text, 'disposed'), 1);
      const kept = text.replace(/.*dispose.*\n/, '');
      assert.equal(await edit(kept, 'kept'), 1);
      assert.equal(await edit(kept, 'again'), 2);
    },
  },
  {
    says: [
      'When you edit a file inside an installed package, for example to track down a bug, the page stays as it is.',
      "That's because Rsbuild watches the files that are part of the build, except those in .git and node_modules.",
      'This saves memory and time, but an edit inside an installed package goes unnoticed.',
      "Rsbuild doesn't watch these files.",
    ],
    run: 'dev',
    alone: true,
    files: { ...installed, ...fakePackage('shoes', code('old')) },
    async expect(server) {
      await until(async () => (await scripts(server)).includes('first'));
      server.write('node_modules/shoes/index.js', code('new'));
      server.write('src/index.js', installed['src/index.js'].replace('first', 'second'));
      await until(async () => (await scripts(server)).includes('second'));
      assert.match(await scripts(server), /old shoes/);
    },
  },
  {
    says: 'This saves memory and time, but an edit inside an installed package goes unnoticed. While you work on a package, ignore .git alone:',
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'git[' },
    files: { ...installed, ...fakePackage('shoes', code('old')) },
    async expect(server) {
      await until(async () => (await scripts(server)).includes('old shoes'));
      server.write('node_modules/shoes/index.js', code('new'));
      await until(async () => (await scripts(server)).includes('new shoes'));
    },
  },
  {
    says: 'In the third step, the updates themselves are ordinary files, whose URL depends on dev.assetPrefix.',
    run: 'dev',
    alone: true,
    config: { dev: { assetPrefix: '/elsewhere/' } },
    pageFiles,
    async expect({ open, write }) {
      const page = await open();
      const update = page.waitForRequest(/\.hot-update\.js$/);
      write('src/clock.ts', clock('Now it is'));
      assert.match(new URL((await update).url()).pathname, /^\/elsewhere\//);
    },
  },
  asksPageServer([
    'So if just the prefix is wrong, the socket connects, but the requests for updates get a 404.',
  ]),
  {
    says: "Rspack doesn't recognize the ?. of optional chaining here, so the update isn't accepted:",
    run: 'dev',
    alone: true,
    pageFiles: ['src/clock.ts'],
    files: {
      'src/index.ts':
        "import { createClock } from './clock';\ndocument.body.append(createClock());\nimport.meta.webpackHot?.accept('./clock', () => {\n  document.body.replaceChildren(createClock());\n});\n",
    },
    async expect(server) {
      assert.ok(
        !(await keepsPage(server, 'src/clock.ts', clock('Now it is'), () =>
          document.body.textContent.includes('Now it is'),
        )),
      );
    },
  },
  {
    says: [
      "The component has no parent, and it breaks a rule of its framework's refresh.",
      "For example, it's an anonymous default export in React, so give the component a name.",
      'In a component that has a parent, only the state is lost.',
    ],
    run: 'dev',
    alone: true,
    config: { plugins: [pluginReact()] },
    files: {
      'src/index.tsx':
        "import { createRoot } from 'react-dom/client';\nimport 'react';\nimport Alone from './Alone';\nimport { Parent } from './Parent';\ncreateRoot(document.getElementById('root')!).render(<><Alone /><Parent /></>);\n",
      'src/Parent.tsx': "import Child from './Child';\nexport const Parent = () => <Child />;\n",
      'src/Child.tsx': 'export default () => <p>one child</p>;\n',
      'src/Alone.tsx': 'export default () => <p>one alone</p>;\n',
    },
    async expect({ open, write }) {
      const page = await open();
      await page.getByText('one child').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/Child.tsx', 'export default () => <p>two child</p>;\n');
      await page.getByText('two child').waitFor();
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
      const reloaded = page.waitForEvent('load');
      write('src/Alone.tsx', 'export default () => <p>two alone</p>;\n');
      await reloaded;
      await page.getByText('two alone').waitFor();
    },
  },
  {
    says: [
      'If that program empties dist first, Rsbuild notices the missing files immediately and reports this error.',
      "It doesn't notice that the files come back a moment later, so the error stays until you save a file that imports the package.",
    ],
    run: 'script',
    files: { 'src/index.js': importsPackage('before') },
    expect: (project) =>
      buildsPackageAgain(project, {}, async (script) => {
        await until(() => project.log().includes("Can't resolve '@acme/ui'"));
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        assert.ok(!(await script()).includes('second'));
        project.write('src/index.js', importsPackage('after'));
        await until(async () => (await script()).includes('second'));
      }),
  },
  {
    says: 'Let Rsbuild wait until half a second has passed without a change:',
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: 'aggregateTimeout' },
    files: { 'src/index.js': importsPackage('before') },
    expect: (project) =>
      buildsPackageAgain(project, project.config, async (script) => {
        await until(async () => (await script()).includes('second'));
        assert.doesNotMatch(project.log(), /Can't resolve/);
      }),
  },
  ...(['src', 'dist'] as const).map<Proof>((folder) => ({
    says: 'We recommend that the other program keeps dist while it watches, or that the app imports the source of the package, which needs no second program.',
    run: 'script',
    alone: true,
    files: { 'src/index.js': importsPackage('same') },
    async expect(project) {
      const file = `packages/ui/${folder}/index.${folder === 'src' ? 'ts' : 'js'}`;
      const source = (word: string) => `export default '${word}';\n`;
      await usesPackage(project, {}, file, source('first'), async (script) => {
        project.write(file, source('second'));
        await until(async () => (await script()).includes('second'));
        assert.doesNotMatch(project.log(), /Can't resolve/);
      });
    },
  })),
];
