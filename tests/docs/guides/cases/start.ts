import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '#tools/project/free-port';
import { projectRoot } from '#tools/pages/project-root';
import type { GuideCase } from '#tools/guides/guide-case';

const playwright = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');

export const startGuides: GuideCase[] = [
  {
    page: 'start/quick-start',
    shows: 'two pages, at / and at /about, in development and after a build',
    says: [
      'List your entries in the config file, and Rsbuild generates an HTML file with the same name for each of them:',
      'The second page is now at http://localhost:3000/about.',
      "The second one serves dist on your machine, so that you can try what you're about to deploy.",
    ],
    sections: ['Add Rsbuild to an existing project'],
    async look({ build, serve }) {
      const dev = await serve('dev');
      const home = await dev.open('/');
      expect(await home.textContent('#root')).toBe('Hello from Rsbuild');
      expect(await (await dev.open('/about')).title()).toBe('About');
      const { files } = await build();
      expect(files).toEqual(expect.arrayContaining(['about.html', 'index.html']));
      const about = await (await serve('preview')).open('/about');
      expect(await about.title()).toBe('About');
    },
  },
  {
    page: 'start/quick-start',
    shows: 'a page with data of an API and a variable, and its test',
    says: [
      'Let the dev server forward such requests instead, and the page asks its own server:',
      'In your code, Rsbuild replaces the variables whose names begin with PUBLIC_:',
      'There is no need to restart: when you edit .env, Rsbuild does that for you.',
      'Everybody can read these values in your scripts',
      'The test answers /api/shoes itself, so it also passes when no backend is running:',
    ],
    sections: ['3. Provide an entry', 'Load data from an API', 'Use a variable', 'Test the page'],
    given: {
      'backend.mjs': `import { createServer } from 'node:http';
const names = JSON.stringify(['Green shoe']);
createServer((_, response) => response.end(names)).listen(process.env.PORT);
`,
      'own.config.ts': `import page from './playwright.config';
const { executablePath, baseURL } = process.env;
const launchOptions = { executablePath, args: ['--no-sandbox'] };
export default { ...page, webServer: undefined, use: { baseURL, launchOptions } };
`,
    },
    async look({ root, build, serve, start, run, write }) {
      const port = await freePort();
      await start('backend.mjs', { port, env: { PORT: String(port) } });
      const file = path.join(root, 'rsbuild.config.ts');
      write('rsbuild.config.ts', fs.readFileSync(file, 'utf8').replace('4000', String(port)));
      const dev = await (await serve('dev')).open('/shop');
      await dev.getByText('Green shoe').waitFor();
      await dev.getByRole('heading', { name: 'Shoes of Rosewood Street' }).waitFor();
      write('.env', 'PUBLIC_SHOP_NAME=Shoes of Elm Street\n');
      await dev.getByRole('heading', { name: 'Shoes of Elm Street' }).waitFor();
      // The dev server goes on: it would reload the page while the configuration below has no backend.
      await dev.close();
      write('.env', 'PUBLIC_SHOP_NAME=Shoes of Rosewood Street\n');
      const { read } = await build();
      expect(read('static/js/shop.*.js')).toContain('Shoes of Rosewood Street');
      write('rsbuild.config.ts', fs.readFileSync(file, 'utf8').replace(String(port), '1'));
      const { url } = await serve('preview');
      const { code, log } = await run([playwright, 'test', '-c', 'own.config.ts'], {
        env: {
          baseURL: url,
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
        },
      });
      expect({ code, log }).toMatchObject({ code: 0, log: expect.stringContaining('1 passed') });
    },
  },
];
