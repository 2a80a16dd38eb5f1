import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  builtSite,
  hostedSite,
  movedPages,
} from '../../../../../src/plugins/after-build/hosting/hosted-site';
import { contentSecurityPolicy } from '../../../../../src/plugins/after-build/hosting/policy';

test.each(['/', '/docs/'])('below %s, languages have their prefixes', (base) => {
  expect(hostedSite(base, ['a()'])).toEqual({
    base,
    prefixes: ['', 'zh/'],
    policy: contentSecurityPolicy(['a()']),
  });
});

test('the policy of a build lists the inline scripts of all of its pages, and of pages only', () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  fs.mkdirSync(path.join(build, 'zh/guide'), { recursive: true });
  fs.writeFileSync(path.join(build, 'index.html'), '<script>a()</script>');
  fs.writeFileSync(path.join(build, 'zh/guide/index.html'), '<script>语言()</script>');
  fs.writeFileSync(path.join(build, 'notes.md'), '<script>no()</script>');
  const site = builtSite(build, '/docs/');
  fs.rmSync(build, { recursive: true });
  expect(site).toEqual(hostedSite('/docs/', ['a()', '语言()']));
});

test('old addresses lead on in each language; those to other sites lead there', () => {
  const moved = movedPages({ base: '/docs/', prefixes: ['', 'zh/'], policy: '' });
  const target = (address: string) => moved.find(({ from }) => from === address)?.to;
  expect(target('/docs/config/source/alias')).toBe('/docs/config/resolve/alias');
  expect(target('/docs/zh/config/source/alias')).toBe('/docs/zh/config/resolve/alias');
  expect(target('/docs/zh/plugins/list/plugin-assets-retry')).toMatch(/^https:\/\/github\.com\//);
  expect(new Set(moved.map(({ from }) => from)).size).toBe(moved.length);
  expect(moved.filter(({ from }) => from.startsWith('/docs/zh/'))).toHaveLength(moved.length / 2);
});
