import { listOutput, listPrintedFiles } from '#tools/guides/file-listing';
import type { GuideCase } from '#tools/guides/guide-case';
import { makePng } from '#tools/project/sample-binaries';
import { shownOn } from '#tools/guides/shown';
import type { Page } from '#tools/pages/page';

const react = ['react', 'react-dom'];

/** The list of files that a page gives for its build. */
const listedOn = (page: Page) =>
  shownOn(page, 'txt')
    .map(listPrintedFiles)
    .find((files) => files.length > 1);

export const migrationGuides: GuideCase[] = [
  {
    page: 'migration/webpack',
    shows: 'the webpack project, built by Rsbuild',
    packages: react,
    async look({ build, serve }, guide) {
      const { files, read } = await build();
      expect(listOutput(files)).toEqual(listedOn(guide));
      expect(read('static/js/index.*.js.LICENSE.txt')).toContain('(c) Shoe shop');
      expect(read('index.html')).toContain('src="https://cdn.example.com/static/js/');
      const page = await (await serve('dev')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('p').textContent()).toBe('Data comes from /api.');
      expect(await page.locator('pre').textContent()).toContain('30 days');
    },
  },
  {
    page: 'migration/cra',
    shows: 'the project of Create React App, built by Rsbuild',
    packages: react,
    async look({ build, serve }, guide) {
      expect(listOutput((await build()).files)).toEqual(listedOn(guide));
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('h1').textContent()).toBe('Shoe shop');
      expect(await page.locator('main > svg').count()).toBe(1);
    },
  },
  {
    page: 'migration/cra',
    shows: 'process.env as an object',
    packages: react,
    variants: ['rawPublicVars'],
    given: {
      'src/index.js':
        'const { REACT_APP_TITLE } = process.env;\ndocument.title = REACT_APP_TITLE;\n',
    },
    async look({ build, serve }) {
      await build();
      expect(await (await (await serve('preview')).open()).title()).toBe('Shoe shop');
    },
  },
  {
    page: 'migration/cra',
    shows: 'files of other types under the names of Create React App',
    packages: react,
    variants: ["filename: 'static/media/[name].[hash][ext]'"],
    given: {
      'src/index.js': "import url from './terms.pdf';\ndocument.title = url;\n",
      'src/terms.pdf': 'terms',
    },
    async look({ build }) {
      const { files } = await build();
      expect(files).toContainEqual(expect.stringMatching(/^static\/media\/terms\.\w+\.pdf$/));
    },
  },
  {
    page: 'migration/cra',
    shows: 'the CRACO configuration, in Rsbuild',
    packages: react,
    variants: ['CircularDependencyRspackPlugin'],
    given: {
      'src/index.js': "import { title } from '@/title';\ndocument.title = title;\n",
      'src/title.js': "export const title = 'CRACO';\n",
    },
    async look({ serve }) {
      expect(await (await (await serve('dev')).open()).title()).toBe('CRACO');
    },
  },
  {
    page: 'migration/vue-cli',
    shows: 'the project of Vue CLI, built by Rsbuild',
    packages: ['vue'],
    async look({ build, serve }, guide) {
      expect(listOutput((await build()).files)).toEqual(listedOn(guide));
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('h1').textContent()).toBe('Welcome to the shoe shop');
    },
  },
  {
    page: 'migration/vue-cli',
    shows: 'several pages with different titles',
    packages: ['vue'],
    variants: ['./src/admin/main.js'],
    given: {
      'src/main.js': '',
      'src/admin/main.js': '',
    },
    async look({ build }) {
      const { read } = await build();
      expect(read('admin.html')).toContain('<title>Administration</title>');
      expect(read('index.html')).toContain('<title>Shoe shop</title>');
    },
  },
  {
    page: 'migration/vue-cli',
    shows: 'templates compiled at run time',
    packages: ['vue'],
    variants: ['vue.esm-bundler.js'],
    given: {
      'src/index.js':
        "import { createApp } from 'vue';\ncreateApp({ template: '<b>Compiled</b>' }).mount('#root');\n",
    },
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.locator('b').textContent()).toBe('Compiled');
    },
  },
  {
    page: 'migration/vite',
    shows: 'the project of Vite, built by Rsbuild',
    packages: react,
    async look({ build, serve }, guide) {
      expect(listOutput((await build()).files)).toEqual(listedOn(guide));
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('p').textContent()).toBe('This is the production build.');
      expect(await page.locator('li').allTextContents()).toEqual(['About us', 'Home']);
      const [shown] = await Promise.all([
        page.waitForEvent('dialog').then(async (dialog) => {
          await dialog.dismiss();
          return dialog.message();
        }),
        page.locator('button').click(),
      ]);
      expect(shown).toBe('Home');
    },
  },
  {
    page: 'migration/vite',
    shows: 'import.meta.env.SSR for browser and server',
    packages: react,
    variants: ['import.meta.env.SSR'],
    given: {
      'src/main.tsx': 'document.title = String(import.meta.env.SSR);\n',
      'src/load-page.ts': 'console.log(import.meta.env.SSR);\n',
    },
    async look({ build }) {
      const { read } = await build();
      expect(read('static/js/index.*.js')).toMatch(/title="false"|title=String\(!1\)/);
      expect(read('server/index.js')).toContain('console.log(!0)');
    },
  },
  {
    page: 'migration/vite',
    shows: 'a plugin that was one of Vite',
    packages: react,
    variants: ['pluginBuildTime'],
    given: {
      'rsbuild.config.ts':
        "import { pluginBuildTime } from './build-time';\nexport default { plugins: [pluginBuildTime()] };\n",
      'src/index.ts': '',
    },
    async look({ build }) {
      expect((await build()).read('index.html')).toMatch(
        /<!-- \d{4}-\d\d-\d\dT[\d:.]+Z --><\/body>/,
      );
    },
  },
  {
    page: 'migration/modern-builder',
    shows: 'the project of Modern.js Builder, built by Rsbuild',
    says: [
      'In Rsbuild, the same configuration looks like this:',
      'The build contains these files:',
      '@modern-js/builder-plugin-stylus | @rsbuild/plugin-stylus',
      'SVG files as React components: @rsbuild/plugin-svgr',
      'With mixedImport, imports of ReactComponent from SVG files keep working.',
      'React: @rsbuild/plugin-react',
    ],
    packages: react,
    async look({ build, serve }, guide) {
      expect(listOutput((await build()).files)).toEqual(listedOn(guide));
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('svg').count()).toBe(1);
      const color = page.locator('h1').evaluate((element) => getComputedStyle(element).color);
      expect(await color).toBe('rgb(0, 128, 128)');
    },
  },
  {
    page: 'migration/modern-builder',
    shows: 'the HTML where Builder put it',
    packages: react,
    variants: ["html: 'html'"],
    given: { 'src/index.tsx': '' },
    async look({ build }) {
      expect((await build()).files).toContain('html/index/index.html');
    },
  },
  {
    page: 'migration/rsbuild-0-x',
    shows: 'a browser and a server build, the image written once',
    async look({ build, serve }, guide) {
      expect(listOutput((await build()).files)).toEqual(listedOn(guide));
      const page = await (await serve('preview')).open();
      expect(await page.locator('#root').innerText()).toContain('from the browser');
    },
  },
  {
    page: 'migration/rsbuild-0-x',
    shows: 'decorators of TypeScript as before',
    variants: ["version: 'legacy'"],
    given: {
      'src/index.ts': `function named(target: object, key: string) {
  document.title = key;
}
class Shop {
  @named
  open() {}
}
new Shop().open();
`,
    },
    async look({ build, serve }) {
      await build();
      expect(await (await (await serve('preview')).open()).title()).toBe('open');
    },
  },
  {
    page: 'migration/rsbuild-0-x',
    shows: 'an app icon, and prefixes by a PostCSS plugin',
    variants: ['appIcon:'],
    sections: ['Lightning CSS'],
    given: {
      'src/index.ts': "import './a.css';\n",
      'src/a.css': '::placeholder { color: red }\n',
      'src/assets/icon.png': makePng(180, 180),
      '.browserslistrc': 'chrome >= 50\n',
    },
    async look({ build }) {
      const { read } = await build();
      expect(read('index.html')).toContain('<link rel="apple-touch-icon" sizes="180x180"');
      expect(read('static/css/index.*.css')).toContain('::-webkit-input-placeholder');
    },
  },
];
