import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuiltPage } from '../../../../src/plugins/after-build/built-page';
import { fileBesideFolder, writePages } from '../../../../src/plugins/after-build/write-pages';

test.each([
  ['/config/root', 'config/root.html'],
  ['/zh/community/releases/v1-0', 'zh/community/releases/v1-0.html'],
  ['/', undefined],
  ['/guide/start/', undefined],
  ['/404.html', undefined],
  ['/a.html/b', 'a.html/b.html'],
])('the page %s is the file %s beside its folder', (address, file) => {
  expect(fileBesideFolder(address)).toBe(file);
});

test('each page is there twice, a section once, and what has changed is in all of them', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const { eachPage } = writePages({ baseUrl: '/docs/', outDir });
  for (const folder of ['config', 'config/root']) {
    fs.mkdirSync(path.join(outDir, folder));
    fs.writeFileSync(path.join(outDir, folder, 'index.html'), '<head></head>');
  }
  const changed = new BuiltPage('/docs/config/root', '<head></head>');
  changed.appendToHead('<meta>');
  await eachPage!(changed);
  await eachPage!(new BuiltPage('/docs/config/', '<head></head>'));
  const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => fs.statSync(path.join(outDir, file)).isFile()).sort();
  const texts = pages.map((file) => [file, fs.readFileSync(path.join(outDir, file), 'utf8')]);
  fs.rmSync(outDir, { recursive: true });
  expect(texts).toEqual([
    ['config/index.html', '<head></head>'],
    ['config/root.html', '<head><meta></head>'],
    ['config/root/index.html', '<head><meta></head>'],
  ]);
});
