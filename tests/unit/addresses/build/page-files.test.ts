import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile, pageFiles } from '../../../../src/addresses/build/page-files';

test.each([
  ['/config/root', 'config/root.html'],
  ['/zh/community/releases/v1-0', 'zh/community/releases/v1-0.html'],
  ['/', undefined],
  ['/guide/start/', undefined],
  ['/404.html', undefined],
  ['/a.html/b', 'a.html/b.html'],
])('the page %s is the file %s beside its folder', (address, file) => {
  expect(pageFile(address)).toBe(file);
});

test('after a build, each page is there twice, and a section once', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const folders = ['config', 'config/root'];
  for (const folder of folders) {
    fs.mkdirSync(path.join(outDir, folder));
    fs.writeFileSync(path.join(outDir, folder, 'index.html'), folder);
  }
  await pageFiles({ baseUrl: '/docs/', outDir }).postBuild!({
    routesPaths: ['/docs/config/', '/docs/config/root'],
  } as never);
  const files = fs
    .readdirSync(outDir, { recursive: true })
    .filter((file) => /html$/.test(`${file}`));
  const copy = fs.readFileSync(path.join(outDir, 'config/root.html'), 'utf8');
  fs.rmSync(outDir, { recursive: true });
  expect(files.sort()).toEqual(['config/index.html', 'config/root.html', 'config/root/index.html']);
  expect(copy).toBe('config/root');
});
