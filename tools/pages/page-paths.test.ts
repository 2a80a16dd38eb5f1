import { fileOfOption } from './option-path';
import { pageLanguage, twinPath } from './page-paths';

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';

describe('paths of pages', () => {
  it.each([
    ['docs/config/dev/hmr.mdx', 'en'],
    [`${zh}/config/dev/hmr.mdx`, 'zh'],
    ['blog/v1-0.mdx', 'en'],
  ])('%s is in %s', (file, language) => {
    expect(pageLanguage(file)).toBe(language);
  });

  it('finds the page in the other language, both ways', () => {
    expect(twinPath('docs/a.mdx')).toBe(`${zh}/a.mdx`);
    expect(twinPath(`${zh}/a.mdx`)).toBe('docs/a.mdx');
    expect(twinPath('README.md')).toBeUndefined();
  });

  it('finds the page of an option', () => {
    expect(fileOfOption('moduleFederation.options')).toBe(
      'docs/config/module-federation/options.mdx',
    );
    expect(fileOfOption('mode')).toBe('docs/config/mode.mdx');
  });
});
