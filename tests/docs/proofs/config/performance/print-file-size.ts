import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

type Option = NonNullable<RsbuildConfig['performance']>['printFileSize'];
const printing = (printFileSize: Option, more: RsbuildConfig = {}): RsbuildConfig => ({
  ...more,
  performance: { printFileSize },
});
const rows = (log: string) =>
  log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^dist\//.test(line));
const sizesOf = (log: string) => rows(log).map((line) => Number(/([\d.]+) kB/.exec(line)?.[1]));
const total = /Total( size)?.*:/;
const random = Array.from({ length: 4000 }, (_, index) => (index * 7919) % 10007).join();
const large = { 'src/index.js': `console.log(${JSON.stringify(random)});\n` };
const asked: { name: string; size: number }[] = [];
const mapped: RsbuildConfig = { output: { sourceMap: { js: 'source-map' } } };

export const proofs: Proof[] = [
  {
    says: [
      'Others, such as images, count toward the total of this column with their plain size.',
      'As for source maps and license files, the default exclude leaves them out.',
    ],
    run: 'build',
    files: {
      'src/index.js': "/*! @license shoes */\nimport url from './a.png';\nconsole.log(url);\n",
      'src/a.png': 'x'.repeat(50_000),
    },
    config: mapped,
    expect({ files, log }) {
      for (const end of ['.map', '.LICENSE.txt']) {
        assert.ok(files.some((file) => file.endsWith(end)));
        assert.ok(!log.includes(end), log);
      }
      assert.match(log, /a\.\w+\.png\s+50\.0 kB\s*\n/);
      assert.ok(Number(/Total:\s+[\d.]+ kB\s+([\d.]+) kB/.exec(log)?.[1]) > 50, log);
    },
  },
  {
    says: [
      'By default, Rsbuild prints a table for each environment.',
      'The files are sorted from the smallest to the largest, so look at the bottom of the table first:',
    ],
    run: 'build',
    config: { environments: { web: {}, admin: { output: { distPath: { root: 'dist/admin' } } } } },
    expect({ log }) {
      assert.match(log, /File \(web\)\s+Size\s+Gzip/);
      assert.match(log, /File \(admin\)\s+Size\s+Gzip/);
      const sizes = sizesOf(log.slice(log.indexOf('(web)'), log.indexOf('(admin)')));
      assert.deepEqual(
        sizes,
        [...sizes].sort((a, b) => a - b),
      );
    },
  },
  {
    says: [
      'detail | true | Print a line for each file',
      'total | true | Print the total. If the table has only one file, there is no total',
    ],
    run: 'build',
    config: printing(true),
    expect({ log }) {
      assert.equal(rows(log).length, 2);
      assert.match(log, /Gzip/);
      assert.match(log, total);
    },
  },
  {
    says: 'If even the total is too much, for example because another tool reports the sizes, turn the table off:',
    run: 'build',
    config: printing(false),
    expect: ({ log }) => assert.doesNotMatch(log, / kB/),
  },
  {
    says: 'total | true | Print the total. If the table has only one file, there is no total',
    run: 'build',
    config: printing(true, { tools: { htmlPlugin: false } }),
    expect({ log }) {
      assert.equal(rows(log).length, 1);
      assert.doesNotMatch(log, total);
    },
  },
  {
    says: 'total | true | Print the total. If the table has only one file, there is no total',
    run: 'build',
    config: printing({ total: false }),
    expect({ log }) {
      assert.equal(rows(log).length, 2);
      assert.doesNotMatch(log, total);
    },
  },
  {
    says: [
      'Set detail to false to keep the total alone:',
      'Total size (web): 4.3 kB (2.2 kB gzipped)',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ log }) {
      assert.deepEqual(rows(log), []);
      assert.match(log, /Total size \(web\): [\d.]+ kB \([\d.]+ kB gzipped\)/);
    },
  },
  {
    says: 'Both detail and total are false.',
    run: 'build',
    config: printing({ detail: false, total: false }),
    expect: ({ log }) => assert.doesNotMatch(log, / kB/),
  },
  {
    says: 'compressed | true, or false for the target node | Print the Gzip column',
    run: 'build',
    expect: ({ log }) => assert.match(log, /Gzip/),
  },
  ...[printing({ compressed: false }), { output: { target: 'node' as const } }].map<Proof>(
    (config) => ({
      says: 'compressed | true, or false for the target node | Print the Gzip column',
      run: 'build',
      config,
      expect({ log }) {
        assert.match(log, / kB/);
        assert.doesNotMatch(log, /gzip/i);
      },
    }),
  ),
  {
    says: [
      'include | undefined | Keep the files for which the function returns true (since 1.1.5)',
      'include, a function that returns true for the files to keep.',
      'This prints the JavaScript files above 10 kB:',
      'Files that include and exclude leave out are missing from the total as well.',
    ],
    run: 'build',
    files: large,
    sample: { containing: '10_000' },
    expect({ log }) {
      assert.match(rows(log).join(), /^dist\/static\/js\/index\.\w+\.js [^,]*$/);
      assert.doesNotMatch(log, /index\.html/);
    },
  },
  {
    says: [
      'It gets the name of the file, such as static/js/index.f19d1312.js, and its size in bytes.',
      'exclude does the opposite and gets the same values.',
    ],
    run: 'build',
    config: printing({ include: (asset) => Boolean(asked.push(asset)) }),
    expect({ read }) {
      const script = asked.splice(0).find(({ name }) => /\/index\.\w{8,10}\.js$/.test(name));
      assert.equal(script?.size, Buffer.byteLength(read(String(script?.name))));
    },
  },
  {
    says: 'exclude | Leaves out .map, .LICENSE.txt and .d.ts | Leave out the files for which the function returns true. Takes precedence over include (since 1.1.5)',
    run: 'build',
    config: mapped,
    expect({ files, log }) {
      assert.ok(files.some((file) => file.endsWith('.map')));
      assert.doesNotMatch(log, /\.map/);
    },
  },
  {
    says: [
      'exclude | Leaves out .map, .LICENSE.txt and .d.ts | Leave out the files for which the function returns true. Takes precedence over include (since 1.1.5)',
      'By default, it leaves out .map, .LICENSE.txt and .d.ts. Your function replaces this default, so repeat the extensions when you add others.',
    ],
    run: 'build',
    config: printing(
      { include: () => true, exclude: ({ name }) => name.endsWith('.html') },
      mapped,
    ),
    expect({ log }) {
      assert.match(log, /index\.\w+\.js\.map/);
      assert.doesNotMatch(log, /index\.html/);
    },
  },
  ...[true, false].map<Proof>((filenameHash) => ({
    says: 'Even if your exclude keeps source maps, the table lists them only if their names contain a hash.',
    run: 'build',
    config: printing({ exclude: () => false }, { output: { ...mapped.output, filenameHash } }),
    expect({ files, log }) {
      assert.ok(files.some((file) => file.endsWith('.js.map')));
      assert.equal(/\.js\.map/.test(log), filenameHash);
    },
  })),
  {
    says: 'For example, this also leaves out HTML files:',
    run: 'build',
    sample: { containing: 'html)$/' },
    with: mapped,
    expect: ({ log }) => assert.doesNotMatch(log, /index\.html|\.map/),
  },
  {
    says: 'The build has compile errors. Fix them, and the table is back.',
    run: 'build',
    files: { 'src/index.js': "import './none';\n" },
    expect({ error, log }) {
      assert.ok(error);
      assert.doesNotMatch(log, / kB/);
    },
  },
  {
    says: "Rsbuild copies the files of the public directory without the bundler, so they aren't listed.",
    run: 'build',
    files: { 'public/notes.txt': 'notes' },
    expect({ files, log }) {
      assert.ok(files.includes('notes.txt'));
      assert.doesNotMatch(log, /notes\.txt/);
    },
  },
  {
    says: "Rsbuild itself doesn't write compressed files.",
    run: 'build',
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.gz')), files.join()),
  },
  {
    says: [
      'In the Gzip column, a file is green up to 100 kB, yellow up to 300 kB and red above that, where 1 kB is 1000 bytes.',
      "The total has the color of the average size, so one red file among small ones doesn't make it red.",
    ],
    run: 'command',
    command: 'node build.mjs',
    files: {
      'build.mjs': `import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
delete process.env.NO_COLOR;
delete process.env.CI;
process.env.FORCE_COLOR = '1';
fs.mkdirSync('data');
for (const [name, size] of Object.entries({ small: 60_000, middle: 150_000, large: 600_000 })) {
  fs.writeFileSync('data/' + name + '.txt', randomBytes(size).toString('base64'));
}
let printed = '';
console.log = (text) => void (printed += text + '\\n');
const { createRsbuild } = await import('@rsbuild/core');
const rsbuild = await createRsbuild({
  rsbuildConfig: { mode: 'production', output: { copy: [{ from: 'data' }] } },
});
await (await rsbuild.build()).close();
fs.writeFileSync('dist/printed.txt', printed);
`,
    },
    expect({ read }) {
      const lines = read('printed.txt').split('\n');
      const colors = { 31: 'red', 32: 'green', 33: 'yellow' } as Record<string, string>;
      const colorOf = (name: string) => {
        const line = lines.find((each) => each.includes(name)) ?? '';
        return colors[[...line.matchAll(/\u001b\[(3\d)m[\d.]+ kB/g)].at(-1)?.[1] ?? ''];
      };
      assert.deepEqual(['small.txt', 'middle.txt', 'large.txt', 'Total:'].map(colorOf), [
        'green',
        'yellow',
        'red',
        'yellow',
      ]);
    },
  },
];
