import { readEditUrl } from '../../../../src/plugins/docs/options';

const page = {
  locale: 'zh',
  docPath: 'config/root.mdx',
  version: 'current',
  versionDocsDirPath: 'docs',
  permalink: '/zh/config/root',
};
const editUrl = (folder?: string) =>
  readEditUrl({ DOCS_REPO_URL: folder } as unknown as NodeJS.ProcessEnv)?.(page);

test.each([
  [undefined, undefined],
  ['https://example.com/docs/', 'https://example.com/docs/zh/config/root.mdx'],
  ['', undefined],
])('DOCS_REPO_URL=%s → %s', (folder, expected) => {
  expect(editUrl(folder)).toBe(expected);
});
