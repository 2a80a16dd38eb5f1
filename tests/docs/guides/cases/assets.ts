import { listDrawnFiles, withoutHash } from '#tools/guides/file-listing';
import type { GuideCase } from '#tools/guides/guide-case';
import { makePng } from '#tools/project/sample-binaries';
import { shownOn } from '#tools/guides/shown';

const image = makePng(100, 100);
const icon = makePng(20, 10);

export const assetGuides: GuideCase[] = [
  {
    page: 'basic/output-files',
    shows: 'the layout of dist',
    given: { 'src/assets/logo.png': image },
    async look({ build, remove }, guide) {
      remove('rsbuild.config.ts');
      const { files } = await build();
      expect(files.map(withoutHash).sort()).toEqual(listDrawnFiles(shownOn(guide, 'txt')[0] ?? ''));
    },
  },
  {
    page: 'basic/output-files',
    shows: 'everything in build, and images in assets',
    given: { 'src/assets/logo.png': image },
    async look({ build }) {
      const { files } = await build({ dist: 'build' });
      expect(files.map(withoutHash)).toContain('assets/logo.[hash].png');
    },
  },
  {
    page: 'basic/output-files',
    shows: 'scripts and styles next to the pages',
    variants: ["jsAsync: ''"],
    given: { 'src/assets/logo.png': image },
    async look({ build }, guide) {
      const { files } = await build();
      const drawn = shownOn(guide, 'txt').find((tree) => tree.includes('├── index.dabb'));
      expect(files.map(withoutHash).sort()).toEqual(listDrawnFiles(drawn ?? ''));
    },
  },
  {
    page: 'basic/output-files',
    shows: 'the layout for Node.js, in a separate folder',
    variants: ["distPath: { root: 'dist/server' }"],
    given: { 'src/assets/logo.png': image },
    async look({ build }, guide) {
      const { files } = await build({ dist: 'dist/server' });
      const drawn = shownOn(guide, 'txt').find((tree) => tree.includes('710.js'));
      expect(files.map(withoutHash).sort()).toEqual(listDrawnFiles(drawn ?? ''));
    },
  },
  {
    page: 'basic/output-files',
    shows: 'files on the disk while developing',
    variants: ['writeToDisk:'],
    given: { 'src/assets/logo.png': image },
    async look({ serve, read }) {
      await (await serve('dev')).open();
      expect(read('dist/static/js/index.js')).toContain('later');
    },
  },
  {
    page: 'basic/static-assets',
    shows: 'an image, an SVG in the document, a font, a custom file type and a public file',
    given: {
      'src/assets/logo.png': image,
      'src/assets/brand.woff2': image,
      'src/assets/icons/cart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/favicon.ico': icon,
    },
    async look({ build, serve, printed }, guide) {
      const { files, read } = await build();
      expect(
        files
          .map(withoutHash)
          .filter((file) => !/\.(?:js|css|html)$/.test(file))
          .sort(),
      ).toEqual(listDrawnFiles(shownOn(guide, 'txt').find((tree) => tree.includes('├──')) ?? ''));
      expect(read('index.html')).toContain('href="/favicon.ico"');
      const page = await (await serve('preview')).open();
      expect(await page.locator('img').evaluate((element) => element.clientWidth)).toBe(100);
      expect(await page.locator('svg circle').count()).toBe(1);
      await printed(/LineString|object/i);
    },
  },
  {
    page: 'basic/static-assets',
    shows: 'a small image as data URI, and the address of a public file in CSS',
    variants: ['cssLoader:'],
    given: {
      'src/assets/logo.png': icon,
      'src/index.ts':
        "import './index.css';\nimport logo from './assets/logo.png';\ndocument.title = logo;\n",
      'src/index.css': "body { background: url('/fonts/brand.woff2') }\n",
    },
    async look({ build }) {
      const { read, files } = await build();
      expect(read('static/css/index.*.css')).toContain('url(/fonts/brand.woff2)');
      expect(read('static/js/index.*.js')).toContain('data:image/png;base64,');
      expect(files.filter((file) => file.endsWith('.png'))).toEqual([]);
    },
  },
  {
    page: 'basic/static-assets',
    shows: 'a custom file type by a rule of Rspack',
    variants: ["type: 'asset/resource'"],
    given: {
      'src/index.ts': "import { loadRoute } from './route';\nvoid loadRoute();\n",
    },
    async look({ build }) {
      expect((await build()).files.map(withoutHash)).toContain(
        'static/assets/route.[hash].geojson',
      );
    },
  },
  {
    page: 'basic/static-assets',
    shows: 'the size of an image by a custom loader',
    variants: ['const sizePng'],
    given: {
      'src/index.ts':
        "import { width, height } from './a.size.png';\ndocument.title = `${width}x${height}`;\n",
      'src/a.size.png': icon,
    },
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('20x10');
    },
  },
  {
    page: 'basic/static-deploy',
    shows: 'a site below a path',
    async look({ build, serve }) {
      expect((await build()).read('index.html')).toContain('src="/shop/static/js/');
      const page = await (await serve('preview')).open('/shop/');
      expect(await page.locator('body').innerText()).toBe('Published');
    },
  },
];
