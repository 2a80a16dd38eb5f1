import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { Reference } from '../../src/plugins/after-build/reference/reference';
import { coreExports } from '#tools/package/core-exports';
import { openDocs } from '#tools/pages/docs';
import { listHeadings } from '#tools/pages/headings';
import { packageMembers } from '#tools/reference/api/package-members';
import { readBuilt } from './lib/built-pages';

const reference = JSON.parse(readBuilt('options.json')) as Reference;
const schema = JSON.parse(readBuilt('options.schema.json')) as { $id: string };
const docs = openDocs();
/** The headings of fragments that pages share. */
const shared = fs
  .readdirSync('docs/shared', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap(
    (file) => fs.readFileSync(path.join('docs/shared', file), 'utf8').match(/(?<=^#+ ).+/gm) ?? [],
  )
  .map((heading) => heading.replaceAll('`', ''));
const pathOf = (url: string) => new URL(url).pathname;

const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);

describe('options.json', () => {
  test('is what its schema says, and names it', () => {
    validate(reference);
    expect(validate.errors ?? []).toEqual([]);
    expect(reference.$schema).toBe(schema.$id);
    expect(pathOf(schema.$id)).toBe('/options.schema.json');
  });

  test.each([
    ['without a type', { type: undefined }],
    ['with a default for one mode only', { default: { development: 'true' } }],
    ['with a description in one language only', { description: { en: 'What it does.' } }],
    ['with an unknown field', { deprecated: true }],
  ])('its schema refuses an option %s', (_, changes) => {
    const [first, ...others] = reference.options;
    const options = [JSON.parse(JSON.stringify({ ...first, ...changes })), ...others];
    expect(validate({ ...reference, options })).toBe(false);
  });

  test('has each option page with the front matter that the checks hold', () => {
    const pages = docs.files
      .filter((file) => file.startsWith('docs/'))
      .map((file) => docs.page(file)!)
      .filter(({ frontMatter }) => 'option' in frontMatter.values);
    const own = reference.options.filter((option) => option.package === '@rsbuild/core');
    expect(own.map(({ path }) => path)).toEqual(
      pages.map(({ frontMatter }) => String(frontMatter.values.option)).sort(),
    );
    for (const page of pages) {
      const { option, type, default: value, since, description } = page.frontMatter.values;
      const found = own.find(({ path }) => path === option)!;
      const written = (mode: string) =>
        String(typeof value === 'object' ? (value as Record<string, string>)[mode] : value).trim();
      expect(found.type).toBe(String(type).trim());
      expect(found.default).toEqual(
        value === undefined
          ? undefined
          : Object.fromEntries(
              ['development', 'production', 'none'].map((mode) => [mode, written(mode)]),
            ),
      );
      expect(found.since).toBe(since);
      expect(found.description.en).toBe(description);
      const headings = listHeadings(page).map(({ text }) => text);
      const listed = found.headings.map(({ text }) => text.en);
      expect(listed.filter((text) => headings.includes(text))).toEqual(headings);
      // What else there is comes from a fragment that the page imports.
      expect(listed.filter((text) => ![...headings, ...shared].includes(text))).toEqual([]);
    }
  });

  test('has the facts of each option of a plugin', () => {
    const fences = docs.files
      .filter((file) => file.startsWith('docs/'))
      .flatMap((file) => docs.text(file)!.match(/^```yaml option$/gm) ?? []);
    const ofPlugins = reference.options.filter((option) => option.package !== '@rsbuild/core');
    expect(ofPlugins).toHaveLength(fences.length);
    const sass = ofPlugins.find(
      (option) => option.package === '@rsbuild/plugin-sass' && option.path === 'rewriteUrls',
    );
    expect(sass).toMatchObject({ type: 'boolean', since: '1.2.0', default: { none: 'true' } });
    expect(pathOf(sass!.url.zh)).toBe('/zh/plugins/list/plugin-sass');
  });

  test('tells of options, hooks and exports in other versions', () => {
    const optionAt = (path: string) => reference.options.find((option) => option.path === path);
    expect(optionAt('dev.assetPrefix')).toMatchObject({ changed: ['1.6.0'] });
    expect(optionAt('performance.removeMomentLocale')).toMatchObject({ removed: '2.0.0' });
    expect(optionAt('dev.setupMiddlewares')).toMatchObject({ renamed: 'server.setup' });
    expect(optionAt('dev.hmr')).not.toHaveProperty('changed');
    const hookNamed = (wanted: string) => reference.hooks.find(({ name }) => name === wanted);
    expect(hookNamed('onDevCompileDone')).toMatchObject({ deprecated: '1.5.0' });
    expect(hookNamed('onExit')).toMatchObject({ changed: ['1.3.6'] });
    expect(reference.exports.some(({ since, changed }) => since ?? changed)).toBe(true);
  });

  test('has the hooks of the plugin API', () => {
    const members = packageMembers('RsbuildPluginAPI').filter((name) => /^(on|modify)/.test(name));
    expect(reference.hooks.map(({ name }) => name).sort()).toEqual(members);
    const typed = reference.hooks.filter(({ type }) => type);
    expect(typed.length).toBeGreaterThanOrEqual(20);
    for (const { name, type } of typed)
      expect(type).toContain(`type ${name.charAt(0).toUpperCase()}${name.slice(1)}Fn`);
  });

  test('has the exports of the package', () => {
    // `version` is declared where it is exported.
    expect(reference.exports.map(({ name }) => name).sort()).toEqual(
      [...coreExports(), 'version'].sort(),
    );
  });

  test('leads to pages and headings that are there, in both languages', () => {
    const urls = [...reference.options, ...reference.hooks, ...reference.exports].flatMap(
      ({ url }) => [url.en, url.zh],
    );
    expect(urls.filter((url) => new URL(url).pathname.startsWith('/zh/')).length * 2).toBe(
      urls.length,
    );
    const missing = urls.filter((url) => {
      const { pathname, hash } = new URL(url);
      const html = readBuilt(`${pathname}/index.html`);
      return hash && !new RegExp(`id="?${hash.slice(1)}[" >]`).test(html);
    });
    expect(missing).toEqual([]);
  });

  test('is described in Chinese by the Chinese pages', () => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    for (const { description } of [...reference.options, ...reference.hooks])
      expect([isChinese(description.en), isChinese(description.zh)]).toEqual([false, true]);
  });
});
