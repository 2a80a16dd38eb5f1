import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const css = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': '.a { color: red }',
  'src/later.js': "console.log('later');",
};

export const proofs: Proof[] = [
  {
    says: [
      'html | Pages | [name].html | [name].html',
      'css | Stylesheets | [name].[contenthash:8].css | [name].css',
      '[name].[contenthash:8].js',
    ],
    run: 'build',
    files: css,
    expect({ files }) {
      hasFile(files, /^index\.html$/);
      hasFile(files, /^static\/js\/index\.[0-9a-f]{8}\.js$/);
      hasFile(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/);
      hasFile(files, /^static\/js\/async\/\d+\.[0-9a-f]{8}\.js$/);
    },
  },
  {
    says: 'Rsbuild joins the name with the directory from output.distPath.',
    run: 'build',
    config: { output: { filename: { js: '[name]_script.js' } } },
    expect: ({ files }) => hasFile(files, /^static\/js\/index_script\.js$/),
  },
];
