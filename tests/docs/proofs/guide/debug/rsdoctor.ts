import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import type { Build, Proof } from '#tools/prover/proof';

const missing =
  /`process\.env\.RSDOCTOR` enabled, please install @rsdoctor\/rspack-plugin package\./;
const built = (RSDOCTOR: string, says: string | string[], asked: boolean): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild build',
  env: { RSDOCTOR },
  expect({ code, log, files }) {
    assert.equal(code, 0);
    assert.ok(files.includes('index.html'));
    assert.equal(missing.test(log), asked, `RSDOCTOR=${RSDOCTOR}\n${log}`);
  },
});

const secret = 'only in the source';

/** A build that Rsdoctor analyzes with these options, written into the configuration. */
const analyzed = (options: string) => ({
  command: 'rsbuild build',
  env: { RSDOCTOR: 'true' },
  files: {
    'src/index.js': `/* ${secret} */ console.log('a shoe');\n`,
    'rsbuild.config.mjs': `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
export default {
  tools: { rspack: { plugins: [new RsdoctorRspackPlugin({ disableClientServer: true, ${options} })] } },
};
`,
  },
});

/** What Rsdoctor has written about a part of the build. */
const dataAbout = (part: string, { read }: Pick<Build, 'read'>) =>
  inflateSync(Buffer.from(read(`.rsdoctor/${part}/0`), 'base64')).toString();

const inHtml = (html: string) =>
  [...html.matchAll(/eJ[\w+/=]{40,}/g)].map(([data]) =>
    inflateSync(Buffer.from(data, 'base64')).toString(),
  );

export const proofs: Proof[] = [
  ...['normal', 'lite'].map((mode): Proof => ({
    ...analyzed(`mode: '${mode}'`),
    run: 'command',
    says: "'lite' isn't enough: it leaves the code of the modules out of the bundle data, but not out of the data about loaders.",
    expect(build) {
      assert.equal(dataAbout('moduleCodeMap', build).includes(secret), mode === 'normal');
      assert.ok(dataAbout('loader', build).includes(secret));
    },
  })),
  {
    ...analyzed("mode: 'brief'"),
    run: 'command',
    says: "Then use mode: 'brief', which creates a single HTML file without source code.",
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.startsWith('.rsdoctor/')),
        ['.rsdoctor/rsdoctor-report.html'],
      );
      const data = inHtml(read('.rsdoctor/rsdoctor-report.html'));
      assert.ok(data.some((text) => text.includes('src/index.js')));
      assert.ok(!data.some((text) => text.includes(secret)));
    },
  },
  ...['', "features: ['loader', 'plugins', 'bundle']", "features: ['bundle']"].map(
    (features): Proof => ({
      ...analyzed(features),
      run: 'command',
      says: [
        'In features, you choose what Rsdoctor analyzes.',
        "The default is loader, plugins and bundle, so leave out what you don't need.",
      ],
      expect(build) {
        const few = features === "features: ['bundle']";
        assert.equal(dataAbout('loader', build).includes('index.js'), !few);
        assert.equal(dataAbout('plugin', build).includes('HtmlRspackPlugin'), !few);
        assert.ok(dataAbout('moduleGraph', build).includes('index.js'));
      },
    }),
  ),
  ...["['resolver']", "['bundle', 'treeShaking']"].map((features): Proof => ({
    ...analyzed(`features: ${features}`),
    run: 'command',
    says: [
      'Rspack currently does not support',
      "features contains resolver or treeShaking, which aren't available for Rspack.",
    ],
    expect: ({ log }) => assert.match(log, /Rspack currently does not support \w+ capabilities/),
  })),
  {
    says: [
      'So use the mode brief and turn off the server.',
      'Rsdoctor then creates dist/.rsdoctor/rsdoctor-report.html, and the command exits:',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { RSDOCTOR: 'true' },
    pageFiles: [{ title: 'rsbuild.config.ts', containing: "mode: 'brief'" }],
    expect({ code, log, files }) {
      assert.equal(code, 0);
      assert.doesNotMatch(log, /analyzer running on/);
      assert.deepEqual(
        files.filter((file) => file.startsWith('.rsdoctor/')),
        ['.rsdoctor/rsdoctor-report.html'],
      );
    },
  },
  {
    says: [
      "In this case, Rsbuild doesn't register it for the others by itself.",
      'Rsdoctor puts its data, your source code included, into .rsdoctor in the output directory, for example dist/.rsdoctor.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { RSDOCTOR: 'true' },
    files: {
      'rsbuild.config.mjs': `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
export default {
  environments: {
    web: {
      tools: { rspack: { plugins: [new RsdoctorRspackPlugin({ disableClientServer: true })] } },
    },
    node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
  },
};
`,
    },
    expect({ code, log, files }) {
      assert.equal(code, 0);
      assert.doesNotMatch(log, /@rsdoctor\/rspack-plugin enabled/);
      assert.ok(files.includes('.rsdoctor/manifest.json'));
      assert.ok(files.some((file) => file.startsWith('.rsdoctor/moduleCodeMap/')));
      assert.ok(!files.some((file) => file.startsWith('server/.rsdoctor')));
    },
  },
  ...[
    { kept: false, output: {} },
    { kept: true, output: { cleanDistPath: false } },
    {
      kept: true,
      root: 'app',
      source: { entry: { index: '../src/index.js' } },
      output: { distPath: { root: '../dist' } },
    },
  ].map(({ kept, ...config }): Proof => ({
    says: [
      'Before you upload dist, build again without the variable, because this build usually removes the folder.',
      'But it leaves the folder there if output.cleanDistPath is false, or if the output directory is outside the project.',
    ],
    run: 'build',
    files: { 'dist/.rsdoctor/manifest.json': '{}', 'app/notes.txt': '' },
    config,
    expect({ files, error }) {
      assert.equal(error, undefined);
      assert.equal(files.includes('.rsdoctor/manifest.json'), kept);
    },
  })),
  built(
    'true',
    [
      'enabled, please install @rsdoctor/rspack-plugin package.',
      "The package isn't installed in the project, and Rsbuild built without it.",
    ],
    true,
  ),
  ...['1', 'TRUE'].map((value) =>
    built(
      value,
      [
        'The value of RSDOCTOR has to be true:',
        'There is no report and no message',
        'RSDOCTOR has a value such as 1 or TRUE.',
      ],
      false,
    ),
  ),
];
