import { openDocs, type Docs } from '#tools/pages/docs';
import type { GuideCase } from '#tools/guides/guide-case';
import { listGuideFiles } from '#tools/guides/guide-files';
import { runGuide } from '#tools/guides/run-guide';

const file = 'docs/guide/start/quick-start.mdx';
const guide: GuideCase = {
  page: 'start/quick-start',
  shows: 'a page',
  async look({ build }) {
    await build();
  },
};

/** The page with another text in it; throws if there is nothing to replace. */
function changed(from: string, to: string): { docs: Docs; line: number } {
  const text = openDocs().page(file)?.text ?? '';
  if (!text.includes(from)) throw new Error(`expected “${from}” in ${file}`);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { docs: openDocs({ [file]: text.replace(from, to) }), line };
}

describe('a guide whose samples no longer work', () => {
  it('is reported with the line of a syntax error', async () => {
    const { docs, line } = changed('  root.textContent = ', '  root.textContent = = ');
    const { error } = await runGuide(guide, docs);
    expect(error).toMatch(`${file}:${line}  a page`);
    expect(error).toMatch('Expression expected');
  }, 120_000);

  it('is reported with the line of an import that leads nowhere', async () => {
    const { docs, line } = changed("document.title = 'About';", "import './nowhere';");
    const { error } = await runGuide(guide, docs);
    expect(error).toMatch(`${file}:${line}  a page`);
    expect(error).toMatch("Can't resolve './nowhere'");
  }, 120_000);

  it('is reported with the line of a configuration that Rsbuild refuses', async () => {
    const { docs, line } = changed(
      "import { defineConfig } from '@rsbuild/core';",
      "import 'nowhere';",
    );
    const { error } = await runGuide(guide, docs);
    expect(error).toMatch(`${file}:${line}  a page`);
    expect(error).toMatch("Cannot find module 'nowhere'");
  }, 120_000);

  it('is reported where the result is not what the page promises', async () => {
    const look = () => Promise.reject(new Error('expected a button'));
    const { error } = await runGuide({ ...guide, look }, openDocs());
    expect(error).toMatch(/quick-start\.mdx:\d+ {2}a page\nexpected a button/);
  });

  it('is reported where two fences have one title', () => {
    const page = changed('title="src/about.ts"', 'title="src/index.ts"').docs.page(file);
    expect(() => page && listGuideFiles(page)).toThrow(
      /quick-start\.mdx:\d+ {2}expected one fence titled src\/index\.ts, found another on line \d+/,
    );
  });
});
