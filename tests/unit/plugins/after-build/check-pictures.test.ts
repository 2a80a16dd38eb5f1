import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuiltPage } from '../../../../src/plugins/after-build/built-page';
import { checkPictures } from '../../../../src/plugins/after-build/check-pictures';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
fs.mkdirSync(path.join(outDir, 'img'));
fs.writeFileSync(path.join(outDir, 'img/a b.webp'), '');
afterAll(() => fs.rmSync(outDir, { recursive: true }));

const check = (html: string) =>
  checkPictures({ outDir, baseUrl: '/zh/' }).eachPage!(new BuiltPage('/zh/a', html));

test.each([
  ['one that is there', '<img src="/zh/img/a%20b.webp?v=1">'],
  ['one of another language', '<img src="/img/c.png">'],
  ['one of another site, and one in the page', '<img src="https://a.com/b.png"><img src="data:,">'],
])('a page with %s', (_, html) => {
  expect(() => check(html)).not.toThrow();
});

test.each([
  ['text', '<head></head><main><img alt="" src="/zh/assets/images/c.png"></main>'],
  ['navigation', '<head></head><nav><img src="/zh/assets/images/c.png"></nav><main></main>'],
])('a picture of the %s that the build lacks stops it', (_, html) => {
  expect(() => check(html)).toThrow(
    'expected the picture /zh/assets/images/c.png in the build, found none.',
  );
});
