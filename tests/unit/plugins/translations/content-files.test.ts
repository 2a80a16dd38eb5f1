import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { translationPath, ZH_BLOG, ZH_DOCS } from '../../../../src/i18n/content-path';
import { translationsOnDisk } from '../../../../src/plugins/translations/content-files';
import { contentHash } from '../../../../src/plugins/translations/content-hash';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}
const zh = (file: string) => translationPath(file)!;
const translating = (text: string) => `---\nsource_hash: '${contentHash(text)}'\n---\n`;

test('missing, stale and orphaned pages are told apart', () => {
  for (const folder of ['blog', ZH_DOCS, ZH_BLOG])
    fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const name of ['current', 'changed', 'unrecorded', 'new']) write(`docs/${name}.mdx`, name);
  write(zh('docs/current.mdx'), translating('current'));
  write(zh('docs/changed.mdx'), translating('old'));
  write(zh('docs/unrecorded.mdx'), 'Text.');
  write(zh('docs/removed.mdx'), translating('removed'));
  expect(translationsOnDisk(siteDir)).toEqual({
    missing: ['docs/new.mdx'],
    stale: [zh('docs/changed.mdx'), zh('docs/unrecorded.mdx')],
    orphaned: [zh('docs/removed.mdx')],
  });
});
