import assert from 'node:assert/strict';
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
    says: "Rsbuild adds Rspack's IgnorePlugin for requests to ./locale that come from a folder whose path ends with moment:",
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
    says: 'By default, the bundler therefore includes all of them, which are more than a hundred files.',
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
    says: [
      "Without the import, moment can't find the locale and keeps using English.",
      "Moment 2.30.1 doesn't warn about it.",
    ],
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
    says: "If you import a locale by its full path, it's bundled as before:",
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
    says: "Other libraries aren't affected, unless such a request comes from a folder with a similar name, such as my-moment.",
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
    says: "Other libraries aren't affected,",
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
