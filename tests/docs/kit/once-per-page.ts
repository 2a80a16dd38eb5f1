import assert from 'node:assert/strict';
import type { HtmlConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

/** Two environments with pages, and one without: which pages a function of `html` is called for. */
export function oncePerPage(
  says: string,
  htmlThatNotes: (note: (entryName: string) => void) => HtmlConfig,
): Proof {
  const pages: string[] = [];
  return {
    says,
    run: 'build',
    files: { 'src/index.js': '', 'src/about.js': '' },
    config: {
      source: { entry: { index: './src/index.js', about: './src/about.js' } },
      html: htmlThatNotes((entryName) => void pages.push(entryName)),
      environments: {
        web: {},
        admin: { output: { distPath: { root: 'dist/admin' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    expect: () => assert.deepEqual(pages.sort(), ['about', 'about', 'index', 'index']),
  };
}
