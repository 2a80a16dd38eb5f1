import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

export const proofs: Proof[] = [
  ...([false, ''] as const).map<Proof>((filenameHash) => ({
    says: "false or '' | index.js | index.css",
    run: 'build',
    files: css,
    config: { output: { filenameHash } },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/css\/index\.css$/);
    },
  })),
  {
    says: 'Rsbuild inserts it before the extension as .[<format>]',
    run: 'build',
    config: { output: { filenameHash: 'fullhash:16' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    says: [
      'JavaScript for web and web-worker | Hash | No hash',
      'SVG, images, fonts, media and other assets | Hash | Hash',
      'HTML | No hash | No hash',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
      'src/a.png': 'x'.repeat(5000),
    },
    config: { mode: 'none', output: { sourceMap: false } },
    expect({ files }) {
      hasFile(files, /^index\.html$/);
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/image\/a\.[0-9a-f]{8}\.png$/);
    },
  },
  {
    says: 'JavaScript for node | No hash | No hash',
    run: 'build',
    config: { output: { target: 'node' } },
    expect: ({ files }) => hasFile(files, /^index\.js$/),
  },
  {
    says: 'If you leave it out, the hash has 16 characters.',
    run: 'build',
    config: { output: { filenameHash: 'contenthash' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.[0-9a-f]{16}\.js$/),
  },
  {
    says: 'chunkhash | One hash for the script and the stylesheet of a chunk | Not replaced: logo.[chunkhash].png',
    run: 'build',
    files: {
      'src/index.js': "import url from './logo.png';\nimport './a.css';\nconsole.log(url);\n",
      'src/a.css': '.a { color: red }',
      'src/logo.png': 'x'.repeat(5000),
    },
    config: { output: { filenameHash: 'chunkhash' } },
    expect: ({ files }) => hasFile(files, /^static\/image\/logo\.\[chunkhash\]\.png$/),
  },
  ...(['web', 'node', 'web-worker'] as const).flatMap((target) =>
    (['production', 'development', 'none'] as const).map<Proof>((mode) => ({
      says: 'CSS, for each target | Hash | No hash',
      run: 'build',
      files: css,
      config: { mode, output: { emitCss: true, target } },
      expect: ({ files }) =>
        hasFile(
          files,
          mode === 'production'
            ? /^static\/css\/index\.[\da-f]{8}\.css$/
            : /^static\/css\/index\.css$/,
        ),
    })),
  ),
  {
    says: "If you set a name in output.filename, Rsbuild uses it as you wrote it and filenameHash doesn't change it.",
    run: 'build',
    config: { output: { filename: { js: '[name].own.js' }, filenameHash: 'fullhash:4' } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.own\.js$/),
  },
];
