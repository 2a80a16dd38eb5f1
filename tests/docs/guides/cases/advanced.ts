import path from 'node:path';
import { readBuiltFiles } from '#tools/project/built-files';
import type { GuideCase } from '#tools/guides/guide-case';
import { makePng } from '#tools/project/sample-binaries';
import { shownOn } from '#tools/guides/shown';

const script = 'static/js/index.*.js';
const otherShop = { 'src/settings/uk.js': "export const currency = 'GBP';\n" };
const newSyntax = /\bclass[ {]\w*\{|=>|#\w+/;

export const advancedGuides: GuideCase[] = [
  {
    page: 'advanced/alias',
    shows: 'modules found by aliases',
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.locator('body').innerText()).toBe('€ 19.99 (EUR)');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'aliases of tsconfig.json alone',
    async look({ build, remove }) {
      remove('rsbuild.config.ts');
      expect((await build()).read(script)).toContain('EUR');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'aliases of jsconfig.json',
    variants: ['tsconfigPath:'],
    async look({ build, read, remove, write }) {
      write('jsconfig.json', read('tsconfig.json'));
      remove('tsconfig.json');
      expect((await build()).read(script)).toContain('EUR');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'aliases of the configuration alone',
    async look({ build, remove }) {
      remove('tsconfig.json');
      expect((await build()).read(script)).toContain('EUR');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'an alias that depends on a variable',
    variants: ["resolve: {\n    alias: {\n      '@settings': `"],
    given: otherShop,
    async look({ build, remove }) {
      remove('tsconfig.json');
      expect((await build({ env: { SHOP: 'uk' } })).read(script)).toContain('GBP');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'an alias that depends on a variable, beside paths for the types',
    variants: ['aliasStrategy'],
    given: otherShop,
    async look({ build }) {
      expect((await build({ env: { SHOP: 'uk' } })).read(script)).toContain('GBP');
    },
  },
  {
    page: 'advanced/alias',
    shows: 'aliases by a function',
    variants: ["alias['@settings']"],
    async look({ build, remove }) {
      remove('tsconfig.json');
      expect((await build()).read(script)).toContain('EUR');
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'a private field for new browsers, functions for old ones',
    async look({ build, remove, write }) {
      remove('rsbuild.config.ts');
      expect((await build()).read(script)).toMatch(/class\b.*#\w+/);
      write('.browserslistrc', 'IE 11\n');
      expect((await build()).read(script)).not.toMatch(newSyntax);
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'a list in package.json',
    async look({ build, remove, write }, guide) {
      write('package.json', shownOn(guide, 'json')[0] ?? '');
      remove('rsbuild.config.ts');
      remove('.browserslistrc');
      expect((await build()).read(script)).toMatch(/class\b.*#\w+/);
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'parts for development and production, in a file',
    variants: ['[production]'],
    async look({ build, remove }) {
      remove('rsbuild.config.ts');
      expect((await build()).read(script)).not.toMatch(/#\w+/);
      const env = { NODE_ENV: 'development' };
      expect((await build({ env })).read('static/js/index.js')).toMatch(/#count/);
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'parts for development and production, in package.json',
    async look({ build, remove, write }, guide) {
      write('package.json', shownOn(guide, 'json')[1] ?? '');
      remove('rsbuild.config.ts');
      remove('.browserslistrc');
      expect((await build()).read(script)).not.toMatch(/#\w+/);
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'a list for each environment',
    async look({ build }) {
      const { read } = await build();
      expect(read(script)).toMatch(/#\w+/);
      expect(read('index.js')).toMatch(/#\w+/);
    },
  },
  {
    page: 'advanced/browserslist',
    shows: 'syntax and polyfills for Internet Explorer 11',
    variants: ["polyfill: 'usage'"],
    given: { 'src/index.ts': 'document.title = String([1].includes(1) && Promise.resolve(1));\n' },
    async look({ build }) {
      const { read, files } = await build();
      expect(files.some((file) => file.includes('lib-polyfill'))).toBe(true);
      expect(read('static/js/lib-polyfill.*.js')).not.toMatch(/=>/);
    },
  },
  {
    page: 'advanced/env-vars',
    shows: 'a page with public variables, without secrets and code for development',
    given: { 'public/static/logo.png': makePng(20, 20), 'public/favicon.ico': makePng(8, 8) },
    async look({ build, serve }) {
      const { read } = await build();
      expect(read('index.html')).toContain('<title>My shoe shop</title>');
      expect(read(script)).not.toMatch(/secret|Only while developing/);
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('My shoe shop');
      expect(await page.locator('img').getAttribute('src')).toBe('/static/logo.png');
    },
  },
  {
    page: 'advanced/env-vars',
    shows: 'replaced variables, as the page shows them; files of another env mode and folder',
    given: {
      'src/index.ts': "import './api';\ndocument.title = import.meta.env.PUBLIC_TITLE;\n",
      '.env.test': 'PUBLIC_TITLE=Test shop\n',
      'config/.env': 'PUBLIC_TITLE=Config shop\nPUBLIC_API=x\n',
    },
    async look({ build, remove }, guide) {
      remove('rsbuild.config.ts');
      const dev = ['--mode', 'development'];
      const plain = await build({ args: dev });
      for (const line of (shownOn(guide, 'js')[0] ?? '').split('\n')) {
        expect(plain.read('static/js/index.js')).toContain(
          line.replaceAll("'", '"').replace(';', ''),
        );
      }
      const test = await build({ args: ['--env-mode', 'test'] });
      expect(test.read(script)).toContain('Test shop');
      const other = await build({ args: ['--env-dir', 'config'] });
      expect(other.read(script)).toContain('Config shop');
      const none = await build({ args: ['--no-env'], env: { PUBLIC_TITLE: 'Shell shop' } });
      expect(none.read(script)).not.toContain('shop');
    },
  },
  {
    page: 'advanced/env-vars',
    shows: 'a build by a script that loads .env files',
    async look({ run, root }) {
      const { log } = await run(['scripts/build.mjs']);
      const { read } = readBuiltFiles(path.join(root, 'dist'), log);
      expect(read(script)).toContain('My shoe shop');
    },
  },
  {
    page: 'advanced/env-vars',
    shows: 'constants that leave code out',
    variants: ['MAX_ITEMS: 20'],
    given: {
      'src/index.ts':
        "import { hello } from './hello';\nhello().then((text) => (document.title = text + MAX_ITEMS));\n",
    },
    async look({ build, serve }) {
      const { files } = await build({ env: { LANGUAGE: 'de' } });
      expect(files.filter((file) => file.includes('async'))).toHaveLength(1);
      const page = await (await serve('preview')).open();
      await page.waitForFunction(() => document.title === 'Guten Tag20');
    },
  },
  {
    page: 'advanced/env-vars',
    shows: 'variables with another prefix',
    variants: ['const { publicVars }'],
    given: {
      'src/index.ts':
        'document.title = process.env.REACT_APP_TITLE + import.meta.env.PUBLIC_TITLE;\n',
      '.env.production': 'REACT_APP_TITLE=React shop\n',
    },
    async look({ build }) {
      expect((await build()).read(script)).toMatch(/React shop.*My shoe shop/);
    },
  },
  {
    page: 'advanced/hmr',
    shows: 'a text that changes without a reload',
    async look({ serve, edit }) {
      const page = await (await serve('dev')).open();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      edit('src/clock.ts', 'It is', 'Now it is');
      await page.getByText('Now it is').waitFor();
      expect(await page.locator('body').getAttribute('data-same-page')).toBe('');
    },
  },
  {
    page: 'advanced/hmr',
    shows: 'a reload after each edit with HMR off',
    variants: ['hmr: false'],
    async look({ serve, edit }) {
      const page = await (await serve('dev')).open();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      edit('src/clock.ts', 'It is', 'Now it is');
      await page.getByText('Now it is').waitFor();
      expect(await page.locator('body').getAttribute('data-same-page')).toBeNull();
    },
  },
];
