import type { GuideCase } from '#tools/guides/guide-case';
import {
  differingSizes,
  type FileSize,
  listPrintedFiles,
  listPrintedSizes,
} from '#tools/guides/file-listing';
import { compact, toExpression, shownOn } from '#tools/guides/shown';

const strategyRow = /^\| `'([\w-]+)'`(?: \(default\))? \| (`.*) \| (`.*) \|$/gm;
const listedSize = /`([^`]+\.js)` \**(\d+) kB/g;

/** The table of strategies: the scripts of each with their sizes, `async/743.js` as `async/[id].js`. */
function readStrategies(text: string): { strategy: string; scripts: FileSize[] }[] {
  return [...text.matchAll(strategyRow)].map(([, strategy = '', first = '', later = '']) => ({
    strategy,
    scripts: [...`${first} ${later}`.matchAll(listedSize)]
      .map(([, file = '', size]) => ({
        file: file.replace(/^async\/\d+/, 'async/[id]'),
        size: Number(size),
      }))
      .sort(byName),
  }));
}

const byName = (a: FileSize, b: FileSize) => a.file.localeCompare(b.file) || a.size - b.size;

const scriptsOf = (log: string): FileSize[] =>
  listPrintedSizes(log)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, size }) => ({
      file: file.replace('dist/static/js/', '').replace('.[hash]', ''),
      size,
    }))
    .sort(byName);

const namesOf = (scripts: FileSize[]) => scripts.map(({ file }) => file);

export const optimizationGuides: GuideCase[] = [
  {
    page: 'optimization/code-splitting',
    shows: 'the listed chunks; a report that is loaded on demand',
    async look({ build, serve }, guide) {
      const { log } = await build();
      const listing = shownOn(guide, 'txt')[0] ?? '';
      expect(listPrintedFiles(log)).toEqual(listPrintedFiles(listing));
      expect(differingSizes(listPrintedSizes(listing), listPrintedSizes(log), 0.1)).toEqual([]);
      const page = await (await serve('preview')).open();
      const request = page.waitForRequest(/\/static\/js\/async\//);
      await page.locator('button').click();
      await request;
      await page.locator('.report').waitFor();
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'the chunks that the table of strategies lists, with their sizes',
    async look({ build, write }, guide) {
      const strategies = readStrategies(guide.text);
      expect(strategies.length).toBeGreaterThan(3);
      for (const { strategy, scripts } of strategies) {
        write(
          'rsbuild.config.ts',
          `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  plugins: [pluginReact()],
  performance: { chunkSplit: { strategy: '${strategy}' } },
};
`,
        );
        const found = scriptsOf((await build()).log);
        expect({ strategy, files: namesOf(found) }).toEqual({ strategy, files: namesOf(scripts) });
        expect(differingSizes(scripts, found, 1)).toEqual([]);
      }
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'a page of three files',
    says: 'The page above then consists of index.html, a CSS file and a JavaScript file of 486 kB.',
    variants: ['asyncChunks: false'],
    async look({ build }) {
      const { log } = await build();
      expect(listPrintedFiles(log)).toEqual([
        'dist/index.html',
        'dist/static/css/index.[hash].css',
        'dist/static/js/index.[hash].js',
      ]);
      expect(differingSizes([{ file: 'index.js', size: 486 }], scriptsOf(log), 1)).toEqual([]);
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
      expect(namesOf(scriptsOf((await build()).log))).toContain('async/moment.js');
    },
  },
  {
    page: 'optimization/code-splitting',
    shows: 'all CSS in one file',
    says: 'The output has a single styles.css, which includes the CSS of the report, and a styles.js of 0.1 kB that belongs to the chunk.',
    variants: ["name: 'styles'"],
    async look({ build }) {
      const { files, log } = await build();
      expect(files.filter((file) => file.endsWith('.css'))).toEqual([
        expect.stringMatching(/^static\/css\/styles\.\w+\.css$/),
      ]);
      const styles = scriptsOf(log).filter(({ file }) => file === 'styles.js');
      expect(differingSizes([{ file: 'styles.js', size: 0.1 }], styles, 0.05)).toEqual([]);
    },
  },
  {
    page: 'optimization/inline-assets',
    shows: 'an icon as data URI, as text and as one file',
    says: 'After npm run build, the first rule contains the icon, and the second one links to it.',
    async look({ build, serve }, guide) {
      const { files, read } = await build();
      expect(compact(read('static/css/index.*.css'))).toMatch(
        toExpression(shownOn(guide, 'css')[0] ?? ''),
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
