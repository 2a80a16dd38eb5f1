import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild resolves a relative value against the working directory, or in the JavaScript API against the cwd that you pass to createRsbuild.',
      'The output directory dist | output.distPath',
      "Rspack's context | tools.rspack",
    ],
    run: 'rspack',
    files: { 'app/src/index.js': 'console.log(1);' },
    config: { root: './app' },
    expect({ context, output }, { root }) {
      assert.equal(context, `${root}/app`);
      assert.equal(output?.path, `${root}/app/dist`);
    },
  },
  {
    says: [
      'The default entry src/index.* | source.entry',
      'The public directory public | server.publicDir',
      'Relative paths of the template, the favicon and the app icons | html',
      'Relative paths in aliases | resolve.alias',
    ],
    run: 'build',
    dist: 'app/dist',
    files: {
      'app/src/index.js': "import '@/word.js';\n",
      'app/code/word.js': "console.log('word of alias');",
      'app/public/data.txt': 'data',
      'app/page.html': '<html><head></head><body>mine</body></html>',
      'app/icon.png': 'png',
    },
    config: {
      root: './app',
      html: { template: './page.html', favicon: './icon.png' },
      resolve: { alias: { '@': './code' } },
    },
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      hasFile(files, /^data\.txt$/);
      hasFile(files, /^icon\.png$/);
      assert.match(read('index.html'), /mine/);
      assert.match(read('static/js/index.*.js'), /word of alias/);
    },
  },
];
