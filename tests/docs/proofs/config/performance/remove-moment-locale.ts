import assert from 'node:assert/strict';
import { fakePackage } from '@site/tests/docs/proving/kit/fake-package';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "Rsbuild adds Rspack's IgnorePlugin for requests to ./locale that come from a folder whose path ends with moment:",
    run: 'build',
    files: {
      ...fakePackage('moment'),
      'node_modules/moment/index.js':
        "export const load = (name) => require('./locale/' + name);\nexport const all = () => require('./locale');\n",
      'node_modules/moment/locale/index.js': "module.exports = 'all languages';",
      'src/index.js': "import { all } from 'moment';\nconsole.log(all());\n",
    },
    config: { performance: { removeMomentLocale: true } },
    expect: ({ read, files }) => {
      for (const file of files.filter((name) => name.endsWith('.js')))
        assert.doesNotMatch(read(file), /all languages/);
    },
  },
  {
    says: "If you import a locale by its full path, it's bundled as before:",
    run: 'build',
    files: {
      ...fakePackage('moment'),
      'node_modules/moment/locale/zh-cn.js': "console.log('one language');",
      'src/index.js': "import 'moment/locale/zh-cn';\n",
    },
    config: { performance: { removeMomentLocale: true } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /one language/),
  },
  {
    says: "Other libraries aren't affected.",
    run: 'build',
    files: {
      ...fakePackage('calendar', "module.exports = require('./locale');"),
      'node_modules/calendar/locale/index.js': "module.exports = 'all languages';",
      'src/index.js': "import words from 'calendar';\nconsole.log(words);\n",
    },
    config: { performance: { removeMomentLocale: true } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /all languages/),
  },
];
