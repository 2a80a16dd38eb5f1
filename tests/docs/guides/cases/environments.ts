import type { GuideCase } from '#tools/guides/guide-case';
import { shownOn } from '#tools/guides/shown';
import { rsbuildBinIn } from '#tools/project/rsbuild-bin';

const react = ['react', '@rsbuild/plugin-react'];

/** The lines of a text that begin so, with `/app` for the project. */
const linesWith = (text: string, begin: RegExp, root = '/app') =>
  text
    .replaceAll(root, '/app')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => begin.test(line));

export const environmentGuides: GuideCase[] = [
  {
    page: 'advanced/environments',
    shows: 'a page and a server bundle from one source',
    packages: react,
    async look({ build, serve }) {
      const { read, files, log } = await build();
      expect(read('server/index.js')).toContain('from the server');
      expect(read('static/js/index.*.js')).toContain('from the browser');
      expect(files).toContain('server/index.js.map');
      expect(log).toMatch(/ready {3}built in [\d.]+ s \(web\)/);
      const page = await (await serve('preview')).open();
      expect(await page.innerHTML('#root')).toBe('<p>Hello from the browser</p>');
      const again = await build({ args: ['--environment', 'web'] });
      expect(again.files).not.toContain('server/index.js');
    },
  },
  {
    page: 'advanced/environments',
    shows: 'the final configurations of each environment',
    packages: react,
    async look({ run, root }, guide) {
      const { log } = await run([rsbuildBinIn(root), 'inspect']);
      const shown = shownOn(guide, 'txt').find((text) => text.includes('inspection completed'));
      expect(linesWith(log, /^- /, root)).toEqual(linesWith(shown ?? '', /^- /));
    },
  },
  {
    page: 'advanced/environments',
    shows: 'one environment after the other',
    variants: ["dependencies: ['web']"],
    async look({ build }, guide) {
      const shown = shownOn(guide, 'txt').find((text) => text.includes('start web'));
      expect(linesWith((await build()).log, /^info/)).toEqual(linesWith(shown ?? '', /^info/));
    },
  },
  {
    page: 'advanced/environments',
    shows: 'an environment that a plugin adds',
    says: 'The following plugin adds a page for administrators:',
    packages: react,
    async look({ build, read: text, serve, write }) {
      write(
        'rsbuild.config.ts',
        `import { pluginAdmin } from './plugins/admin';\n${text('rsbuild.config.ts')}`.replace(
          'defineConfig({',
          'defineConfig({ plugins: [pluginAdmin()],',
        ),
      );
      const { read, log } = await build();
      expect(read('admin/index.html')).toContain('<title>Administration</title>');
      expect(log).toMatch(/^admin \[/m);
      const page = await (await serve('preview')).open('admin/');
      await page.getByText('Hello from the browser').waitFor();
    },
  },
  {
    page: 'advanced/environments',
    shows: 'a page that the dev server renders',
    variants: ['setupMiddlewares:'],
    async look({ serve }) {
      const { url } = await serve('dev');
      const html = await (await fetch(url)).text();
      expect(html).toContain('<div id="root"><p>Hello from the server</p>');
    },
  },
];
