import assert from 'node:assert/strict';
import type { RsbuildConfig, ToolsConfig } from '@rsbuild/core';
import { atLoader } from '#kit/loader-options';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const title = 'rsbuild.config.ts';
const sample = (containing: string) => ({ title, containing });

const badge = {
  'src/index.js': "import './badge.css';\n",
  'src/badge.css': '.badge { color: teal }',
};
const two = {
  'src/index.js': "import './badge.css';\nimport './price.css';\n",
  'src/badge.css': '.badge { color: teal }',
  'src/price.css': '.price { color: red }',
};
/** A page with some tags in its head, and an element that the stylesheets are about. */
const pageWith = (tags: string, body = '<p class="badge"></p>') => ({
  'static/page.html': `<!doctype html><html><head>${tags}</head><body>${body}</body></html>`,
});
const template: RsbuildConfig = { html: { template: './static/page.html' } };

const style = atLoader('compiled/style-loader');
const injected = (styleLoader: ToolsConfig['styleLoader']): RsbuildConfig => ({
  output: { injectStyles: true },
  tools: { styleLoader },
});

/** The tags of a shown piece of HTML, without those around them. */
const innerTags = (shown: string) =>
  shown
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim());

/** Notes how many `<style>` elements there are, empty ones included, and what is in them, after each step. */
const noting = (...steps: string[]) =>
  [
    "import badge from './badge.css';",
    "import price from './price.css';",
    'const noted = [];',
    'const note = () => {',
    "  const styles = [...document.querySelectorAll('style')];",
    "  noted.push([styles.length, styles.map(({ textContent }) => textContent).join('')]);",
    '};',
    'note();',
    ...steps.map((step) => `${step};\nnote();`),
    'document.documentElement.dataset.noted = JSON.stringify(noted);',
    '',
  ].join('\n');

const teal = '.badge{color:teal}';
const red = '.price{color:red}';

export const proofs: Proof[] = [
  {
    says: [
      '`insert` takes a selector, and style-loader appends the tags to the first element that matches:',
    ],
    shown: { containing: '<body>' },
    run: 'preview',
    files: badge,
    sample: { title, nth: 1 },
    async expect({ open, shown }) {
      const tags = await (
        await open()
      ).evaluate(() => [...document.body.children].map(({ outerHTML }) => outerHTML));
      assert.deepEqual(tags, innerTags(shown));
    },
  },
  ...(['styleTag', undefined] as const).map((injectType): Proof => ({
    says: [
      'and they add a <style> tag for each stylesheet to the end of the <head>.',
      "'styleTag' (default) | A <style> for each stylesheet",
    ],
    run: 'preview',
    files: two,
    config: injected({ injectType }),
    async expect({ open }) {
      const page = await open();
      const last = await page.evaluate(() =>
        [...document.head.children].slice(-2).map(({ outerHTML }) => outerHTML),
      );
      assert.deepEqual(last, [`<style>${teal}</style>`, `<style>${red}</style>`]);
      assert.equal(await page.locator('style').count(), 2);
    },
  })),
  ...[true, false].map((injectStyles): Proof => ({
    says: [
      'A build without injectStyles emits CSS files instead',
      'Once you turn on output.injectStyles, your scripts contain your CSS',
    ],
    run: 'build',
    files: badge,
    config: { output: { injectStyles }, tools: { styleLoader: { insert: 'body' } } },
    expect({ files, read }) {
      assert.equal(
        files.some((file) => file.endsWith('.css')),
        !injectStyles,
      );
      assert.equal(/createElement\("style"\)/.test(read(script)), injectStyles);
    },
  })),
  ...[true, false].map((placed): Proof => ({
    says: [
      'By default, your tags come after the theme, so the theme loses.',
      'To put them before the theme, set insert to a function, which the browser calls for each tag:',
    ],
    run: 'preview',
    ...(placed ? { sample: { title, nth: 2 }, with: template } : {}),
    ...(placed ? {} : { config: { ...injected({}), ...template } }),
    files: { ...badge, ...pageWith('<style id="theme">.badge { color: red }</style>') },
    async expect({ open }) {
      const page = await open();
      await page.locator('style:not([id])').waitFor({ state: 'attached' });
      assert.equal(
        await page.locator('p').evaluate((element) => getComputedStyle(element).color),
        placed ? 'rgb(255, 0, 0)' : 'rgb(0, 128, 128)',
      );
    },
  })),
  {
    says: 'To put them before the theme, set insert to a function, which the browser calls for each tag:',
    shown: { containing: 'id="theme"' },
    run: 'preview',
    files: { ...badge, ...pageWith('<link id="theme" rel="stylesheet" href="/theme.css">') },
    sample: { title, nth: 2 },
    with: template,
    async expect({ open, shown }) {
      const tags = await (
        await open()
      ).evaluate(() =>
        [...document.head.querySelectorAll('style, link')].map(({ outerHTML }) => outerHTML),
      );
      assert.deepEqual(tags, innerTags(shown));
    },
  },
  {
    says: 'Your stylesheets keep their order among each other.',
    run: 'preview',
    files: { ...two, ...pageWith('<link id="theme" rel="stylesheet" href="/theme.css">') },
    sample: { title, nth: 2 },
    with: template,
    async expect({ open }) {
      const tags = await (
        await open()
      ).evaluate(() =>
        [...document.head.querySelectorAll('style, link')].map((tag) => tag.textContent),
      );
      assert.deepEqual(tags, [teal, red, '']);
    },
  },
  {
    says: 'And on a page that has no #theme, insertBefore gets null and adds the tags at the end, as usual.',
    run: 'preview',
    files: two,
    sample: { title, nth: 2 },
    async expect({ open }) {
      const last = await (
        await open()
      ).evaluate(() => [...document.head.children].slice(-2).map((tag) => tag.textContent));
      assert.deepEqual(last, [teal, red]);
    },
  },
  {
    says: [
      "To add and remove whole stylesheets, set injectType: 'lazyStyleTag'. Importing a stylesheet then no longer adds the styles. Instead, the import gives you an object with which you add the styles when you want:",
      '`use()` adds the tag, and `unuse()` removes it.',
    ],
    run: 'preview',
    sample: sample("injectType: 'lazyStyleTag'"),
    with: template,
    pageFiles: ['src/index.js'],
    files: {
      'src/base.css': '.badge { color: teal }',
      'src/dark.css': 'body { color: white }',
      ...pageWith('', '<input type="checkbox" id="dark">'),
    },
    async expect({ open }) {
      const page = await open();
      const box = page.locator('#dark');
      const styles = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
        );
      await page.locator('style').waitFor({ state: 'attached' });
      assert.deepEqual(await styles(), [teal]);
      await box.check();
      assert.deepEqual(await styles(), [teal, 'body{color:#fff}']);
      await box.uncheck();
      assert.deepEqual(await styles(), [teal]);
    },
  },
  {
    says: 'The setting applies to all of your stylesheets, though, so you need to call use() for each of them, as for base above.',
    run: 'preview',
    sample: sample("injectType: 'lazyStyleTag'"),
    files: { ...two, 'src/index.js': noting('price.use()') },
    async expect({ open }) {
      const noted = await (await open()).evaluate(() => document.documentElement.dataset.noted);
      assert.deepEqual(JSON.parse(noted!), [
        [0, ''],
        [1, red],
      ]);
    },
  },
  ...(
    [
      [
        "'lazyStyleTag' | A <style> for each stylesheet, between use() and unuse()",
        'lazyStyleTag',
        [
          [0, ''],
          [1, teal],
          [2, teal + red],
          [1, red],
          [0, ''],
        ],
      ],
      [
        "'lazySingletonStyleTag' | One <style> from the first use() on. unuse() removes the text of a stylesheet, but the tag stays",
        'lazySingletonStyleTag',
        [
          [0, ''],
          [1, teal],
          [1, teal + red],
          [1, red],
          [1, ''],
        ],
      ],
    ] as const
  ).map(([says, injectType, expected]): Proof => ({
    says,
    run: 'preview',
    files: {
      ...two,
      'src/index.js': noting('badge.use()', 'price.use()', 'badge.unuse()', 'price.unuse()'),
    },
    config: injected({ injectType }),
    async expect({ open }) {
      const noted = await (await open()).evaluate(() => document.documentElement.dataset.noted);
      assert.deepEqual(JSON.parse(noted!), expected);
    },
  })),
  {
    says: [
      'Instead, let insert look for the shadow root:',
      "That's why the code that creates the root is in source.preEntry and not in the entry.",
    ],
    run: 'preview',
    sample: sample('preEntry'),
    pageFiles: ['src/create-root.js'],
    files: two,
    async expect({ open }) {
      const texts = await (
        await open()
      ).evaluate(() => {
        const { shadowRoot } = document.querySelector('#widget')!;
        return [shadowRoot!, document].map((root) =>
          [...root.querySelectorAll('style')].map(({ textContent }) => textContent),
        );
      });
      assert.deepEqual(texts, [[teal, red], []]);
    },
  },
  {
    says: [
      'The styles are added while the imports run, so the shadow root has to exist before that.',
      "That's why the code that creates the root is in source.preEntry and not in the entry.",
    ],
    run: 'preview',
    config: injected({
      insert: (element: Element) => {
        document.querySelector('#widget')?.shadowRoot?.append(element);
      },
    }),
    files: {
      ...badge,
      'src/index.js': [
        "import './badge.css';",
        "const widget = document.createElement('div');",
        "widget.id = 'widget';",
        "widget.attachShadow({ mode: 'open' });",
        'document.body.append(widget);',
        '',
      ].join('\n'),
    },
    async expect({ open }) {
      const page = await open();
      await page.locator('#widget').waitFor({ state: 'attached' });
      assert.equal(
        await page.locator('#widget').evaluate((widget) => widget.shadowRoot!.childNodes.length),
        0,
      );
    },
  },
  {
    says: [
      "Set injectType to 'singletonStyleTag' to collect the styles in one tag:",
      "'singletonStyleTag' | One <style> that contains all stylesheets",
    ],
    shown: { containing: `${teal}${red}` },
    run: 'preview',
    files: two,
    sample: sample('singletonStyleTag'),
    async expect({ open, shown }) {
      const styles = await (
        await open()
      ).evaluate(() => [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML));
      assert.deepEqual(styles, [shown.trim()]);
    },
  },
  ...(['styleTag', 'singletonStyleTag'] as const).map((injectType): Proof => ({
    says: 'This tag leaves out source maps',
    run: 'preview',
    files: badge,
    config: {
      output: { injectStyles: true, sourceMap: { css: true } },
      tools: { styleLoader: { injectType } },
    },
    async expect({ open }) {
      const text = await (
        await open()
      ).evaluate(() => document.querySelector('style')!.textContent);
      assert.ok(text!.includes(teal), text!);
      assert.equal(text!.includes('sourceMappingURL'), injectType === 'styleTag');
    },
  })),
  {
    says: 'When other scripts need to recognize your tags, give the tags an attribute:',
    shown: { containing: '<style data-app' },
    run: 'preview',
    files: badge,
    sample: sample('attributes'),
    async expect({ open, shown }) {
      const styles = await (
        await open()
      ).evaluate(() => [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML));
      assert.deepEqual(styles, [shown.trim()]);
    },
  },
  {
    says: 'For a nonce, use security.nonce instead, which sets it for the styles and scripts together.',
    run: 'preview',
    files: badge,
    config: { ...injected({}), security: { nonce: 'abc' } },
    async expect({ open }) {
      const nonces = await (
        await open()
      ).evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('script, style')].map(
          ({ tagName, nonce }) => `${tagName} ${nonce}`,
        ),
      );
      assert.deepEqual(nonces, ['SCRIPT abc', 'STYLE abc']);
    },
  },
  {
    says: [
      "'linkTag' | A <link> without styles",
      'But css-loader returns the text of the stylesheet, so the browser asks for a file named .badge{color:teal}.',
    ],
    run: 'preview',
    files: two,
    config: injected({ injectType: 'linkTag' }),
    async expect({ open }) {
      const links = await (
        await open()
      ).evaluate(() =>
        [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
      );
      assert.deepEqual(links, [teal, red]);
    },
  },
  ...(
    [
      ['head', 'blocking'],
      ['body', 'blocking'],
      ['head', 'defer'],
    ] as const
  ).map<Proof>(([inject, scriptLoading]) => ({
    says: [
      'No element matched insert when the script ran.',
      "if html.scriptLoading is 'blocking' and the scripts are in the <head>, the browser hasn't reached the <body> yet.",
      "Go back to 'defer', or move the scripts with html.inject.",
    ],
    run: 'preview',
    files: two,
    config: { ...injected({ insert: 'body' }), html: { inject, scriptLoading } },
    async expect({ open }) {
      const page = await open();
      if (inject === 'head' && scriptLoading === 'blocking')
        assert.match(await thrownOn(page), /Couldn't find a style target/);
      else await page.waitForSelector('body style', { state: 'attached' });
    },
  })),
  {
    says: [
      "The browser can't find a variable that your insert function uses.",
      'style-loader copies the source code of the function into the bundle',
    ],
    run: 'preview',
    files: badge,
    config: injected({
      insert: new Function(
        'element',
        'document.querySelector(theme)?.before(element)',
      ) as () => void,
    }),
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /theme is not defined/),
  },
  {
    says: 'So put the value into the function:',
    run: 'preview',
    files: { ...badge, ...pageWith('<style id="theme"></style>') },
    sample: sample('const theme'),
    with: template,
    async expect({ open }) {
      const page = await open();
      await page.locator('style + #theme').waitFor({ state: 'attached' });
    },
  },
  {
    says: [
      'Set styleTagTransform to a function that puts the CSS into the tag, and you can change the CSS on the way.',
      'For example, it can put the styles of a widget into a cascade layer, so that the page can override them:',
    ],
    run: 'preview',
    files: { ...badge, ...pageWith('<style id="theme">.badge { color: red }</style>') },
    sample: sample('styleTagTransform'),
    with: template,
    async expect({ open }) {
      const page = await open();
      assert.equal(
        await page.locator('style:not([id])').evaluate((element) => element.textContent),
        `@layer widget{${teal}}`,
      );
      assert.equal(
        await page.locator('p').evaluate((element) => getComputedStyle(element).color),
        'rgb(255, 0, 0)',
      );
    },
  },
  style(
    'It gets the options, which are empty at first, and changes them or returns new ones.',
    injected((options) => void (options.insert = `found ${Object.keys(options).length}`)),
    (options) => assert.deepEqual(options, { insert: 'found 0' }),
  ),
  style(
    'It gets the options, which are empty at first, and changes them or returns new ones.',
    injected(() => ({ esModule: false })),
    (options) => assert.deepEqual(options, { esModule: false }),
  ),
  style(
    'Rsbuild applies its items from left to right, so a later one has the last word.',
    injected([
      { insert: 'a' },
      (options) => void (options.insert = `${String(options.insert)}b`),
      { injectType: 'styleTag' },
      { injectType: 'singletonStyleTag' },
    ]),
    (options) => assert.deepEqual(options, { insert: 'ab', injectType: 'singletonStyleTag' }),
  ),
  ...([true, false, undefined] as const).map((esModule): Proof => ({
    says: [
      'set esModule: false, which makes style-loader generate CommonJS.',
      'When you require() a stylesheet and need its class names without .default',
    ],
    run: 'preview',
    files: {
      'src/index.js':
        "const styles = require('./a.module.css');\ndocument.title = [typeof styles.badge, typeof styles.default?.badge].join();\n",
      'src/a.module.css': '.badge { color: teal }',
    },
    config: injected({ esModule }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).title(),
        esModule === false ? 'string,undefined' : 'undefined,string',
      ),
  })),
];
