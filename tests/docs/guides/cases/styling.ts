import type { Page as BrowserPage } from '@playwright/test';
import type { GuideCase } from '#tools/guides/guide-case';
import { compact, toExpression, shownOn } from '#tools/guides/shown';
import type { Workspace } from '#tools/project/workspace';

const hotpink = 'rgb(255, 105, 180)';
const react = ['react', 'react-dom', '@rsbuild/plugin-react'];

/** A computed style of the first element that a selector finds. */
const styleOf = (page: BrowserPage, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Waits until an element is there, on a page that may be loaded anew meanwhile, and has another color than black. */
const waitForColor = (page: BrowserPage, selector: string) =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element && getComputedStyle(element).color !== 'rgb(0, 0, 0)';
  }, selector);

/** Builds, serves and opens the result. */
async function openBuild({ build, serve }: Workspace, folder?: string) {
  const built = await build({ folder });
  return { ...built, page: await (await serve('preview', { folder })).open() };
}

/** A library of the CSS-in-JS page: its folder, the text of its heading in hot pink. */
function cssInJs(
  folder: string,
  expectFiles: (files: string[]) => void,
  says: string[],
): GuideCase {
  return {
    page: 'styling/css-in-js',
    shows: `a heading styled by ${folder}`,
    says,
    packages: react,
    async look(workspace) {
      const { page, files } = await openBuild(workspace, folder);
      expect(await styleOf(page, 'h1', 'color')).toBe(hotpink);
      expectFiles(files);
    },
  };
}

const withoutCss = (files: string[]) =>
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);

async function expectTailwind(page: BrowserPage) {
  expect(await styleOf(page, 'h1', 'font-size')).toBe('30px');
  expect(await styleOf(page, 'h1', 'font-weight')).toBe('700');
  expect(await styleOf(page, 'h1', 'text-decoration-line')).toBe('underline');
}

const tailwind3 = [{ name: 'tailwindcss', installedAs: 'tailwindcss-v3' }];

export const stylingGuides: GuideCase[] = [
  {
    page: 'styling/css-usage',
    shows: 'a separate stylesheet, one from a package and one as text',
    async look(workspace, guide) {
      workspace.remove('postcss.config.mjs');
      const { page, read } = await openBuild(workspace);
      const css = read('static/css/index.*.css');
      expect(css).toContain(shownOn(guide, 'css')[0]);
      expect(css).toContain('text-size-adjust:100%');
      expect(await styleOf(page, '.card h2', 'color')).toBe('rgb(102, 51, 153)');
      expect(await styleOf(page, 'b', 'background-color')).toBe('rgb(255, 215, 0)');
    },
  },
  {
    page: 'styling/css-usage',
    shows: 'px turned into rem by a PostCSS file',
    async look({ build }) {
      expect((await build()).read('static/css/index.*.css')).toContain('padding:1rem');
    },
  },
  {
    page: 'styling/css-usage',
    shows: 'px turned into rem by tools.postcss',
    variants: ['addPlugins(toRem'],
    async look({ build, remove }) {
      remove('postcss.config.mjs');
      expect((await build()).read('static/css/index.*.css')).toContain('padding:1rem');
    },
  },
  {
    page: 'styling/css-usage',
    shows:
      'the plugins of the PostCSS file beside a postcssOptions function, but not beside an object',
    async look({ build, write }) {
      const own =
        "{ plugins: [{ postcssPlugin: 'own', Once: (root) => void root.append('.own { margin: 0 }') }] }";
      for (const [options, kept] of [
        [`() => (${own})`, true],
        [own, false],
      ] as const) {
        write(
          'rsbuild.config.mjs',
          `export default { tools: { postcss: { postcssOptions: ${options} } } };\n`,
        );
        const css = (await build()).read('static/css/index.*.css');
        expect(css).toContain('.own{margin:0}');
        expect(css.includes('padding:1rem')).toBe(kept);
      }
    },
  },
  {
    page: 'styling/css-usage',
    shows: 'the file in the same folder for an import in CSS, the package for one in JavaScript',
    given: { 'src/normalize.css': '.beside { margin: 0 }\n' },
    async look({ build, write }) {
      write('src/index.ts', "import 'normalize.css';\n");
      expect((await build()).read('static/css/index.*.css')).not.toContain('.beside');
      write('src/index.ts', "import './names.css';\n");
      write('src/names.css', "@import 'normalize.css';\n@import '~normalize.css/normalize.css';\n");
      const css = (await build()).read('static/css/index.*.css');
      expect(css).toContain('.beside');
      expect(css).toContain('text-size-adjust:100%');
    },
  },
  {
    page: 'styling/css-usage',
    shows: 'minified CSS without prefixes where Lightning CSS is off',
    sections: ['Disable Lightning CSS'],
    async look({ build }) {
      const css = (await build()).read('static/css/index.*.css');
      expect(css).toContain('user-select:none;');
      expect(css).not.toContain('-webkit-user-select');
      expect(css).not.toContain('\n.card');
    },
  },
  {
    page: 'styling/css-usage',
    shows: 'styles in the JavaScript with output.injectStyles',
    sections: ['Styles inside JavaScript'],
    async look(workspace) {
      const { page, files } = await openBuild(workspace);
      withoutCss(files);
      expect(await styleOf(page, '.card h2', 'color')).toBe('rgb(102, 51, 153)');
    },
  },
  {
    page: 'styling/css-modules',
    shows: 'local class names, and their types beside the file',
    async look(workspace, guide) {
      const { page, read } = await openBuild(workspace);
      expect(read('static/css/index.*.css')).toContain(shownOn(guide, 'css')[0]);
      expect(await page.locator('nav a').first().getAttribute('class')).toMatch(
        /^active-[\w-]{6} nav-item-[\w-]{6}$/,
      );
      const types = workspace.read('src/nav.module.css.d.ts').replace(/^\/\/.*$/gm, '');
      expect(shownOn(guide, 'ts').map(compact)).toContain(compact(types));
    },
  },
  {
    page: 'styling/css-modules',
    shows: 'names by localIdentName',
    variants: ['localIdentName:'],
    async look({ build }) {
      expect((await build()).read('static/css/index.*.css')).toMatch(/^\.[\w-]{4}\{gap:/);
    },
  },
  {
    page: 'styling/css-modules',
    shows: 'one export for each class',
    sections: ['Named exports'],
    given: {
      'src/index.ts': "import { link } from './nav.js';\ndocument.body.innerHTML = link;\n",
    },
    async look(workspace) {
      const { page } = await openBuild(workspace);
      expect(await page.locator('a').getAttribute('class')).toMatch(/^nav-item-/);
    },
  },
  {
    page: 'styling/css-modules',
    shows: 'other files as modules',
    variants: ['auto:'],
    given: {
      'src/index.ts':
        "import styles from './widgets/a.css';\ndocument.body.className = styles.big;\n",
      'src/widgets/a.css': '.big { font-size: 40px }\n',
    },
    async look(workspace) {
      const { page } = await openBuild(workspace);
      expect(await page.locator('body').getAttribute('class')).toMatch(/^big-[\w-]{6}$/);
    },
  },
  cssInJs('emotion', withoutCss, [
    'Emotion | When the code runs | An SWC plugin',
    'Emotion adds a css prop to elements.',
    'An SWC plugin has to match the swc_core that Rspack was built with, and in Rsbuild 1.3.22, 9.0.4 matches:',
    'Install exactly these versions:',
    'In Rsbuild 1.3.22, that is 23.2.0, and the versions above match it.',
  ]),
  cssInJs('styled-components', withoutCss, [
    'styled-components | When the code runs | An Rsbuild plugin (optional)',
    'Version 1.3.0 is the one for Rsbuild 1.3.22',
    'Install exactly these versions:',
    'In Rsbuild 1.3.22, that is 23.2.0, and the versions above match it.',
  ]),
  cssInJs('styled-jsx', withoutCss, [
    'styled-jsx | When the code runs | An SWC plugin',
    'In styled-jsx, a <style jsx> element applies to the component that contains it.',
    'Version 9.1.0 matches Rsbuild 1.3.22, so install exactly this one:',
    'Install exactly these versions:',
    'In Rsbuild 1.3.22, that is 23.2.0, and the versions above match it.',
  ]),
  cssInJs(
    'vanilla-extract',
    (files) =>
      expect(files).toContainEqual(expect.stringMatching(/^static\/css\/index\.\w+\.css$/)),
    [
      'vanilla-extract | As a .css file | An Rspack plugin',
      'vanilla-extract runs files named *.css.ts during the build.',
      'it turns a file like this into plain CSS during the build, so no styling code runs in the browser.',
    ],
  ),
  cssInJs('stylex', (files) => expect(files).toContain('stylex.css'), [
    'StyleX | As a .css file, or when the code runs | An Rspack plugin',
    'With this configuration, the code inserts its styles when it runs, in production too.',
    "The plugin already writes one, dist/stylex.css, but the page doesn't load it",
    'Install exact versions of both, because the library and the plugin need to match: 0.6.0 of the plugin compiles for StyleX 0.17.',
  ]),
  {
    page: 'styling/css-in-js',
    shows: 'a heading styled by a static style sheet of StyleX',
    says: [
      'StyleX | As a .css file, or when the code runs | An Rspack plugin',
      'For production, we recommend that you load the styles as a static stylesheet instead.',
      'Set runtimeInjection to false, so that the code no longer inserts the styles.',
      'Add a <link> to the page, so that it gets the styles from the file.',
      'In this configuration, both are for production:',
    ],
    variants: ['runtimeInjection'],
    packages: react,
    async look(workspace) {
      const { page } = await openBuild(workspace, 'stylex');
      expect(await styleOf(page, 'h1', 'color')).toBe(hotpink);
      expect(await page.locator('style').count()).toBe(0);
      expect(await page.locator('link[href$="stylex.css"]').count()).toBe(1);
    },
  },
  {
    page: 'styling/tailwindcss',
    shows: 'a heading with utility classes; a new class works while the server runs',
    says: [
      'In Rsbuild, it runs as a PostCSS plugin, so you install two packages and name one of them in a file:',
      "Run npx rsbuild dev, and you'll see a large, bold and underlined heading.",
      'Now add text-teal-600 to its classes.',
      'Tailwind generates the CSS for it, and the heading changes its color.',
      "The page reloads here, because an entry doesn't accept hot updates.",
      "Version 4 finds the files with class names by itself, so you don't need a tailwind.config.js.",
    ],
    async look(workspace) {
      await expectTailwind((await openBuild(workspace)).page);
      const page = await (await workspace.serve('dev')).open();
      await expectTailwind(page);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      workspace.edit('src/index.ts', 'underline', 'underline text-teal-600');
      await waitForColor(page, '.text-teal-600');
      expect(await page.locator('body').getAttribute('data-same-page')).toBeNull();
    },
  },
  {
    page: 'styling/tailwindcss',
    shows: 'classes of a theme',
    says: 'Tailwind turns the variable into classes such as text-brand and bg-brand.',
    variants: ['--color-brand'],
    given: {
      'src/index.ts':
        'import \'./index.css\';\ndocument.body.innerHTML = \'<h1 class="text-brand">Hello</h1><p class="bg-brand">Shop</p>\';\n',
    },
    async look(workspace) {
      const { page } = await openBuild(workspace);
      expect(await styleOf(page, 'h1', 'color')).toBe('rgb(15, 118, 110)');
      expect(await styleOf(page, 'p', 'background-color')).toBe('rgb(15, 118, 110)');
    },
  },
  {
    page: 'styling/tailwindcss',
    shows: 'Tailwind without a PostCSS file',
    says: "If you don't want a separate file, you can add the plugin in the Rsbuild configuration:",
    sections: ['Without a PostCSS file'],
    async look(workspace) {
      workspace.remove('postcss.config.mjs');
      await expectTailwind((await openBuild(workspace)).page);
    },
  },
  {
    page: 'styling/tailwindcss-v3',
    shows: 'a heading with utility classes; a new class works while the server runs',
    says: [
      'Tailwind CSS 3 generates CSS for the utility classes in your source.',
      'It runs as a PostCSS plugin in your Rsbuild project and needs one package:',
      "Run npx rsbuild dev, and you'll see a large, bold and underlined heading.",
      'If you add a class while the server runs, Tailwind generates its CSS at once.',
    ],
    packages: tailwind3,
    async look(workspace) {
      await expectTailwind((await openBuild(workspace)).page);
      const page = await (await workspace.serve('dev')).open();
      workspace.edit('src/index.ts', 'underline', 'underline text-teal-600');
      await waitForColor(page, '.text-teal-600');
      expect(await styleOf(page, '.text-teal-600', 'color')).toBe('rgb(13, 148, 136)');
    },
  },
  {
    page: 'styling/tailwindcss-v3',
    shows: 'classes of imported modules only',
    says: 'It registers Tailwind itself. Remove tailwindcss from your PostCSS file.',
    sections: ['Scan imported files only'],
    packages: [...tailwind3, { name: 'rsbuild-plugin-tailwindcss', copied: true }],
    given: { 'src/unused.ts': "export const name = 'rotate-45';\n" },
    async look(workspace) {
      workspace.remove('postcss.config.cjs');
      const { page, read } = await openBuild(workspace);
      await expectTailwind(page);
      expect(read('static/css/index.*.css')).not.toContain('rotate-45');
    },
  },
  {
    page: 'styling/tailwindcss-v3',
    shows:
      'classes of the files that content matches, with base styles and without, from either place',
    says: [
      'Tailwind only reads the files that content matches.',
      'A class in another file has no style, because Tailwind generates no CSS for it.',
      "Globs also match files that aren't imported, and their classes end up in the CSS.",
      "For example, leave out base if you want to keep the browser's own styles.",
      'When you want one file less, you can pass content and the other options to the plugin in postcss.config.cjs:',
      'Tailwind generates CSS only for names that it finds.',
      'Two things can keep it from finding yours:',
      'No glob matches the file with the classes.',
      'Your code puts the names together at run time.',
      'Tailwind looks for whole names, so spell them out:',
      'You can leave out autoprefixer, because Lightning CSS adds the prefixes.',
    ],
    packages: tailwind3,
    given: {
      'src/unused.ts': "export const names = ['rotate-45', 'select-none', `rotate-${180}`];\n",
      'other/a.ts': "export const name = 'rotate-90';\n",
      'node_modules/shoes/index.js': "export const name = 'rotate-12';\n",
    },
    async look({ build, write, edit, remove }, guide) {
      const css = async () => (await build()).read('static/css/index.*.css');
      const first = await css();
      expect(first).toContain('.rotate-45');
      expect(first).toContain('-webkit-user-select:none');
      expect(first).not.toMatch(/rotate-(?:90|180|12)\b/);
      expect(first).toContain('box-sizing:border-box');
      edit('src/index.css', '@tailwind base;', '');
      expect(await css()).not.toContain('box-sizing:border-box');
      edit('tailwind.config.js', './src/**/*.{html,js,jsx,ts,tsx}', './node_modules/**/*.js');
      expect(await css()).toContain('.rotate-12');
      remove('tailwind.config.js');
      expect((await build()).log).toContain(
        'The `content` option in your Tailwind CSS configuration is missing or empty',
      );
      const options = shownOn(guide, 'js').find((text) => text.includes('tailwindcss'));
      write('postcss.config.cjs', options ?? '');
      expect(await css()).toContain('.rotate-45');
    },
  },
  {
    page: 'styling/unocss',
    shows: 'a React page with utility classes',
    says: [
      "There's no such file on disk, because the plugin provides its content:",
      'The build puts the classes into the CSS file of the entry:',
      "It's a function, so call it without new.",
    ],
    packages: react,
    async look(workspace, guide) {
      const { page, read } = await openBuild(workspace);
      const css = read('static/css/index.*.css');
      for (const rule of (shownOn(guide, 'css')[0] ?? '').split('}').filter(Boolean)) {
        expect(css).toMatch(toExpression(`${rule}}`));
      }
      expect(await styleOf(page, '#root > div', 'justify-content')).toBe('space-between');
    },
  },
  {
    page: 'styling/unocss',
    shows: 'attributes as classes, but not plain .ts files and names that are put together',
    says: [
      'The first preset brings the classes of Tailwind CSS 3, and the second one lets you group them by attributes.',
      'Add presetAttributify as in step 2, and you can group them by attributes, so these two lines mean the same:',
      'It skips plain .ts and .js files.',
      'UnoCSS searches the source for whole names.',
    ],
    packages: react,
    given: {
      'src/App.tsx':
        'import \'./plain\';\nexport const App = () => <b {...{ title: `rotate-${180}` }} text="lg teal-600">UnoCSS</b>;\n',
      'src/plain.ts': "document.body.className = 'rotate-45';\n",
    },
    async look(workspace) {
      const { page, read } = await openBuild(workspace);
      expect(await styleOf(page, 'b', 'color')).toBe('rgb(13, 148, 136)');
      expect(await styleOf(page, 'b', 'font-size')).toBe('18px');
      expect(read('static/css/index.*.css')).not.toMatch(/rotate-(?:45|180)/);
    },
  },
  {
    page: 'styling/unocss',
    shows: 'no classes where no scanned file has one',
    says: [
      'The CSS has --un-… variables but no classes',
      'UnoCSS found no classes in the files it scanned.',
    ],
    packages: react,
    given: { 'src/App.tsx': 'export const App = () => null;\n' },
    async look({ build }) {
      const css = (await build()).read('static/css/index.*.css');
      expect(css).toContain('--un-');
      expect(css).not.toContain('.flex{');
    },
  },
  {
    page: 'styling/unocss',
    shows: 'classes of plain .ts files once they are scanned',
    says: 'Your include replaces the default, so you need to repeat the common extensions, as in the first pattern of this example.',
    packages: react,
    variants: ['pipeline:'],
    given: {
      'src/index.tsx': "import 'uno.css';\nimport './plain';\n",
      'src/plain.ts': "document.body.className = 'rotate-45';\n",
    },
    async look({ build }) {
      expect((await build()).read('static/css/index.*.css')).toContain('.rotate-45{');
    },
  },
];
