import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import type { Proof } from '#tools/prover/proof';

const removed = { performance: { removeMomentLocale: true } };
const withMoment = (lines: string) => ({
  'src/index.js': `import moment from 'moment';\nmoment.locale('zh-cn');\nconsole.log(moment(0).format('LL'));\n${lines}`,
});
const locales = (code: string) => code.match(/defineLocale\(/g)?.length ?? 0;

export const proofs: Proof[] = [
  {
    says: 'Import the language first:',
    run: 'dev',
    pageFiles: ['src/index.js'],
    config: removed,
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => /^\d+\. [A-Z]\p{L}+ \d{4}$/u.test(document.title));
    },
  },
  {
    says: [
      'If each visitor chooses a language, load it when you know which one it is.',
      'Each language then becomes a small chunk:',
    ],
    run: 'preview',
    files: {
      'src/index.js': `import moment from 'moment';
import { setLanguage } from './language';
const day = () => moment(new Date(2025, 0, 2)).format('LL');
const before = day();
setLanguage('fr').then(() => (document.title = before + ' | ' + day()));
`,
    },
    pageFiles: ['src/language.js'],
    config: removed,
    async expect({ open, root }) {
      const files = fs.readdirSync(path.join(root, 'dist/static/js/async'));
      const chunks = files.filter((name) => name.endsWith('.js'));
      assert.equal(chunks.length, 2, chunks.join());
      const page = await open();
      await page.waitForFunction(() => document.title === 'January 2, 2025 | 2 janvier 2025');
    },
  },
  {
    says: "The option adds Rspack's IgnorePlugin, which compares only the end of the path with moment:",
    shown: { containing: 'resourceRegExp' },
    run: 'rspack',
    config: removed,
    expect({ plugins = [] }, { shown }) {
      const ignore = plugins.find((plugin) => plugin?.constructor.name === 'IgnorePlugin') as
        (Rspack.RspackPluginInstance & { _args: [{ [name: string]: RegExp }] }) | undefined;
      const [{ resourceRegExp, contextRegExp }] = ignore!._args;
      assert.equal(
        `{ resourceRegExp: ${resourceRegExp}, contextRegExp: ${contextRegExp} }`,
        shown.trim(),
      );
    },
  },
  {
    says: [
      'A build report shows you more than a hundred language files of moment.js, although your app needs English alone.',
      "They're in your bundle because moment loads a language from a path that the bundler can't know in advance.",
    ],
    run: 'build',
    files: withMoment(''),
    config: {},
    expect: ({ files, read }) =>
      assert.ok(
        locales(
          files
            .filter((file) => file.endsWith('.js'))
            .map(read)
            .join(''),
        ) > 100,
      ),
  },
  {
    says: 'English is part of moment itself and still works.',
    run: 'dev',
    files: withMoment("document.title = moment(new Date(2025, 0, 2)).format('LL');"),
    config: removed,
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'January 2, 2025');
    },
  },
  {
    says: "Moment can't find the language that you've passed to moment.locale(), so it keeps using English, without a warning.",
    run: 'dev',
    files: withMoment('document.title = moment.locale();'),
    config: removed,
    async expect({ open }) {
      const page = await open();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.reload();
      await page.waitForFunction(() => document.title === 'en');
      assert.ok(said.includes('January 1, 1970'), said.join('\n'));
      assert.doesNotMatch(said.join('\n'), /zh-cn/);
    },
  },
  {
    says: 'Import this language by its full path, and the bundler includes it as before:',
    run: 'build',
    files: { 'src/index.js': "import { formatDay } from './date';\nconsole.log(formatDay(0));\n" },
    pageFiles: ['src/date.js'],
    config: removed,
    expect({ files, read }) {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join('');
      assert.match(code, /defineLocale\("zh-cn"/);
      assert.doesNotMatch(code, /defineLocale\("fr"/);
    },
  },
  {
    says: "Another package loses its ./locale files as well, for example because it's in a folder my-moment.",
    run: 'build',
    files: {
      ...fakePackage('my-moment', "module.exports = (name) => require('./locale/' + name);"),
      'node_modules/my-moment/locale/fr.js': "module.exports = 'other languages';",
      'src/index.js': "import words from 'my-moment';\nconsole.log(words('fr'));\n",
    },
    config: removed,
    expect({ files, read }) {
      const scripts = files.filter((file) => file.endsWith('.js'));
      assert.doesNotMatch(scripts.map(read).join(), /other languages/);
    },
  },
  {
    says: "Other libraries aren't affected.",
    run: 'build',
    files: {
      ...fakePackage('calendar', "module.exports = require('./locale');"),
      'node_modules/calendar/locale/index.js': "module.exports = 'all languages';",
      'src/index.js': "import words from 'calendar';\nconsole.log(words);\n",
    },
    config: removed,
    expect({ files, read }) {
      const scripts = files.filter((file) => file.endsWith('.js'));
      assert.match(scripts.map(read).join(), /all languages/);
    },
  },
];
