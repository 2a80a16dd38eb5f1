import { fileOfOption } from './option-path';
import { filesOfRoute, pageLanguage, findRoute, twinPath } from './page-paths';

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';

describe('paths of pages', () => {
  it.each([
    ['docs/config/dev/hmr.mdx', '/config/dev/hmr', 'en'],
    [`${zh}/config/dev/hmr.mdx`, '/config/dev/hmr', 'zh'],
    ['docs/config/index.mdx', '/config/', 'en'],
    ['blog/v1-0.mdx', '/community/releases/v1-0', 'en'],
    ['docs/shared/on-exit.mdx', undefined, 'en'],
  ])('%s answers at %s', (file, route, language) => {
    expect(findRoute(file)).toBe(route);
    expect(pageLanguage(file)).toBe(language);
  });

  it('finds the file of an address', () => {
    expect(filesOfRoute('/config/')).toContain('docs/config/index.mdx');
    expect(filesOfRoute('/config/dev/hmr')).toContain('docs/config/dev/hmr.mdx');
    expect(filesOfRoute('/community/releases/v1-0')).toContain('blog/v1-0.mdx');
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
