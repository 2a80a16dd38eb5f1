import fs from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../../../src/plugins/front-matter';
import { ZH_DOCS } from '../../../../src/i18n/content-path';
import { contentHash } from '../../../../src/plugins/translations/content-hash';

const siteDir = path.resolve(__dirname, '../../../..');
const description = 'A description that would serve as the result of a search.';

/** What becomes of the front matter of a file with this text. */
async function parsed(file: string, frontMatter: Record<string, unknown>, fileContent = '') {
  const result = await parseFrontMatter({
    filePath: path.join(siteDir, file),
    fileContent,
    defaultParseFrontMatter: async () => ({ frontMatter, content: 'Text.' }),
  });
  expect(result.content).toBe('Text.');
  return result.frontMatter;
}

const option = {
  title: 'dev.hmr',
  description,
  option: 'dev.hmr',
  type: 'boolean',
  default: 'true',
};

test.each([
  ['dev.hmr', 'hmr'],
  ['plugins', 'plugins'],
])('the page of %s is listed as %s, and led to by the whole name', async (name, label) => {
  expect(await parsed('docs/made-up.mdx', { ...option, option: name })).toEqual({
    ...option,
    option: name,
    sidebar_label: label,
    sidebar_class_name: 'sidebar-option',
    pagination_label: name,
  });
});

test('what the page says itself comes first', async () => {
  const own = { ...option, sidebar_label: 'Host' };
  expect(await parsed('docs/made-up.mdx', own)).toMatchObject({ sidebar_label: 'Host' });
});

test('a page is searched by its questions as by its keywords', async () => {
  const questions = ['What is it?', 'How do I set it?', 'Why does it fail?'];
  const page = { title: 'Made up', description, keywords: ['other port'], questions };
  expect((await parsed('docs/made-up.mdx', page)).keywords).toEqual(['other port', ...questions]);
});

test('another page has no labels but its own', async () => {
  const page = { title: 'Made up', description };
  expect(await parsed('docs/made-up.mdx', page)).toStrictEqual(page);
});

test('a translation is stale once the English text is another one than it was made from', async () => {
  const english = fs.readFileSync(path.join(siteDir, 'docs/config/dev/hmr.mdx'), 'utf8');
  const translation = { ...option, description: '一段可以作为搜索结果显示的页面描述文字。' };
  const state = async (hash: string) =>
    (await parsed(`${ZH_DOCS}/config/dev/hmr.mdx`, { ...translation, source_hash: hash }))
      .stale_translation;
  expect(await state(contentHash(english))).toBeUndefined();
  expect(await state('000000000000')).toBe(true);
});

test('a translation of no page is not stale', async () => {
  const page = { title: '虚构', description: '一段可以作为搜索结果显示的页面描述文字。' };
  expect(await parsed(`${ZH_DOCS}/made-up.mdx`, page)).toEqual(page);
});

test('a release has the date that it was published on', async () => {
  const release = { title: 'Rsbuild 9.0', description, published_at: '2025-02-28 10:00:00' };
  expect(await parsed('blog/v9-0.mdx', release)).toMatchObject({ date: release.published_at });
});

test('a fragment gets nothing, and a file that is no page is as it was', async () => {
  const [fragment] = fs.readdirSync(path.join(siteDir, 'docs/shared'));
  expect(await parsed(`${ZH_DOCS}/shared/${fragment}`, {})).toEqual({});
  expect(await parsed('src/pages/made-up.mdx', { anything: 1 })).toEqual({ anything: 1 });
});

test('a page with front matter that the schema refuses stops the build', async () => {
  await expect(parsed('docs/made-up.mdx', { ...option, typ: 'boolean' })).rejects.toThrow(
    /docs\/made-up\.mdx/,
  );
});

test('a text that the checks never held is not said to be checked', async () => {
  const file = 'docs/config/dev/hmr.mdx';
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  expect(await parsed(file, option, `${text}\nMore.\n`)).not.toHaveProperty('checked');
});
