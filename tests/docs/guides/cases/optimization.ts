import type { GuideCase } from '../guide-case';
import { listPrintedFiles } from '../file-listing';
import { compact, expressionOf, shownOn } from '../shown';

const strategyRow = /^\| `'([\w-]+)'`(?: \(default\))? \| (`.*) \| (`.*) \|$/gm;
const listedFile = /`([^`]+\.js)`/g;

/** The table of strategies: the script files of each, `async/421.js` as `async/[id].js`. */
function readStrategies(text: string): { strategy: string; files: string[] }[] {
  return [...text.matchAll(strategyRow)].map(([, strategy = '', first = '', later = '']) => ({
    strategy,
    files: [...`${first} ${later}`.matchAll(listedFile)]
      .map(([, file = '']) => file.replace(/^async\/\d+/, 'async/[id]'))
      .sort(),
  }));
}

const scriptsOf = (log: string) =>
  listPrintedFiles(log)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace('dist/static/js/', '').replace('.[hash]', ''))
    .sort();

export const optimizationGuides: GuideCase[] = [
  {
    page: 'optimization/code-splitting',
    shows: 'the listed chunks; a report that is loaded on demand',
    async look({ build, serve }, guide) {
      const { log } = await build();
      expect(listPrintedFiles(log)).toEqual(listPrintedFiles(shownOn(guide, 'txt')[0] ?? ''));
      const page = await (await serve('preview')).open();
      const request = page.waitForRequest(/\/static\/js\/async\//);
      await page.locator('button').click();
      await request;
      await page.locator('.report').waitFor();
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'the chunks that the table of strategies lists',
    async look({ build, write }, guide) {
      const strategies = readStrategies(guide.text);
      expect(strategies.length).toBeGreaterThan(3);
      for (const { strategy, files } of strategies) {
        write(
          'rsbuild.config.ts',
          `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  plugins: [pluginReact()],
  performance: { chunkSplit: { strategy: '${strategy}' } },
};
`,
        );
        expect({ strategy, files: scriptsOf((await build()).log) }).toEqual({ strategy, files });
      }
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'a page of three files',
    variants: ['asyncChunks: false'],
    async look({ build }) {
      expect(listPrintedFiles((await build()).log)).toEqual([
        'dist/index.html',
        'dist/static/css/index.[hash].css',
        'dist/static/js/index.[hash].js',
      ]);
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'chunks within the sizes of split-by-size',
    variants: ['maxSize: 200_000'],
    async look({ build }) {
      const { files } = await build();
      expect(files.filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(4);
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'a package with its own chunk',
    variants: ['forceSplitting:'],
    async look({ build }) {
      expect(scriptsOf((await build()).log)).toContain('async/moment.js');
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'all CSS in one file',
    variants: ['cacheGroups:'],
    async look({ build }) {
      const { files, log } = await build();
      expect(files.filter((file) => file.endsWith('.css'))).toEqual([
        expect.stringMatching(/^static\/css\/styles\.\w+\.css$/),
      ]);
      expect(scriptsOf(log)).toContain('styles.js');
    },
  },
  {
    page: 'optimization/inline-assets',
    shows: 'an icon as data URI, as text and as one file',
    async look({ build, serve }, guide) {
      const { files, read } = await build();
      expect(compact(read('static/css/index.*.css'))).toMatch(
        expressionOf(shownOn(guide, 'css')[0] ?? ''),
      );
      expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(1);
      const page = await (await serve('preview')).open();
      expect(await page.locator('img').getAttribute('src')).toMatch(
        /^data:image\/svg\+xml;base64,/,
      );
      expect(await page.locator('a').getAttribute('href')).toMatch(
        /\/static\/svg\/icon\.\w+\.svg$/,
      );
      expect(await page.locator('a > svg > circle').count()).toBe(1);
    },
  },
  {
    page: 'optimization/inline-assets',
    shows: 'a page that is one file, and the icon',
    variants: ["inject: 'body'"],
    async look({ build, serve }) {
      const { files } = await build();
      expect(files).toEqual(['index.html', expect.stringMatching(/^static\/svg\/icon\.\w+\.svg$/)]);
      const page = await (await serve('preview')).open();
      expect(await page.locator('img').count()).toBe(1);
    },
  },
  {
    page: 'optimization/inline-assets',
    shows: 'the files inlined that an expression and a function choose',
    variants: ['size < 4096'],
    async look({ build }) {
      const { files } = await build();
      expect(files.filter((file) => /\.(js|css)$/.test(file))).toEqual([]);
    },
  },
  {
    page: 'optimization/inline-assets',
    shows: 'styles inlined while developing',
    variants: ['enable: true'],
    async look({ serve }) {
      const page = await (await serve('dev')).open();
      expect(await page.locator('head style').first().textContent()).toContain('.inlined');
    },
  },
];
