import { readConfigPages } from '#tools/explain/known-options';
import { projectRoot } from '#tools/pages/project-root';
import { writeConfigSchemas } from '../../../../src/plugins/after-build/config-schemas';

test.each(['en', 'zh'] as const)(
  'the schemas in %s have the sentences of its pages',
  async (language) => {
    const pages = readConfigPages(language);
    const written = new Map<string, string>();
    await writeConfigSchemas({
      siteDir: projectRoot,
      siteConfig: { url: 'https://example.com' },
      baseUrl: language === 'en' ? '/' : '/zh/',
      i18n: { currentLocale: language, path: 'i18n' },
      docs: { docs: pages },
      write: async (file: string, text: string) => void written.set(file, text),
    } as never).atEnd!();
    const { $id, properties } = JSON.parse(written.get('schemas/config.json')!);
    expect($id).toBe(`https://example.com/${language === 'en' ? '' : 'zh/'}schemas/config.json`);
    const port = pages.find(({ frontMatter }) => frontMatter.option === 'server.port')!;
    expect(properties.server.properties.port).toEqual({
      description: port.description,
      type: 'number',
    });
    expect([...written.keys()]).toContain('schemas/config-1.3.json');
  },
);
