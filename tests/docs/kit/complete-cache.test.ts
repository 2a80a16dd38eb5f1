import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isCacheComplete } from './complete-cache.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-docs-cache-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(...files: string[]) {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
}

test('there is no complete cache where there is none, or an empty one', () => {
  expect(isCacheComplete(path.join(folder, 'none'))).toBe(false);
  expect(isCacheComplete(folder)).toBe(false);
  fs.mkdirSync(path.join(folder, 'web-1/make'), { recursive: true });
  expect(isCacheComplete(folder)).toBe(false);
});

test('that of Rspack 1 is complete once nothing is left in .temp', () => {
  write('web-1/storage_meta', 'web-1/make/cache_meta', '.temp/1/make/0.pack');
  expect(isCacheComplete(folder)).toBe(false);
  fs.rmSync(path.join(folder, '.temp/1'), { recursive: true });
  expect(isCacheComplete(folder)).toBe(true);
});

test('that of Rspack 2.0 is complete once each part that has something has its _meta', () => {
  write('web-1/make/0.pack', 'web-1/snapshot/0.pack', 'web-1/make/_meta');
  fs.mkdirSync(path.join(folder, 'web-1/module-graph'));
  expect(isCacheComplete(folder)).toBe(false);
  write('web-1/snapshot/_meta');
  expect(isCacheComplete(folder)).toBe(true);
});

test('that of a later Rspack 2 is complete once there is _meta', () => {
  write('web-1/0.pack');
  expect(isCacheComplete(folder)).toBe(false);
  write('web-1/_meta');
  expect(isCacheComplete(folder)).toBe(true);
});
