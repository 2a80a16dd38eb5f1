import type { Docs } from './docs';
import { selectPages } from './select-pages';

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
const docs: Docs = {
  files: ['docs/a/one.mdx', 'docs/a/two.mdx', `${zh}/a/one.mdx`],
  page: () => undefined,
  text: () => undefined,
};

describe('selectPages', () => {
  it.each([
    [
      'an English page means both languages',
      'docs/a/one.mdx',
      ['docs/a/one.mdx', `${zh}/a/one.mdx`],
    ],
    ['a Chinese page too', `${zh}/a/one.mdx`, ['docs/a/one.mdx', `${zh}/a/one.mdx`]],
    ['a folder means its pages', 'docs/a', ['docs/a/one.mdx', `${zh}/a/one.mdx`, 'docs/a/two.mdx']],
  ])('%s', (_, name, files) => {
    expect(selectPages([name], docs)).toEqual(files);
  });

  it('says which name is no page', () => {
    expect(() => selectPages(['docs/b'], docs)).toThrow(/docs\/b: expected a page/);
  });
});
