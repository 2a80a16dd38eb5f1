import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../../../src/plugins/mdx/highlight';
import { configFile, frameworks } from '../../../src/landing/config-file';

/** The config file that a guide begins with, which its proof builds. */
function guideFile(framework: string): string {
  const file = path.resolve(
    __dirname,
    `../../../docs/guide/framework/${framework.toLowerCase()}.mdx`,
  );
  const fence = /```ts title="rsbuild\.config\.ts"\n([^`]+)```/.exec(fs.readFileSync(file, 'utf8'));
  return fence![1]!;
}

/** Without what a formatter changes. */
const plain = (code: string) => code.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '');
const text = (html: string) => html.replace(/<[^>]+>/g, '');

test('there are tabs for all frameworks that have a guide', () => {
  const guides = fs.readdirSync(path.resolve(__dirname, '../../../docs/guide/framework'));
  expect(frameworks.map((name) => `${name.toLowerCase()}.mdx`).sort()).toEqual(guides.sort());
});

test.each(frameworks)('the config file of %s is that of its guide', (framework) => {
  expect(plain(text(configFile(framework)))).toBe(plain(guideFile(framework)));
});

test('it has the colors of the site’s samples', () => {
  const words = (html: string) =>
    [...html.matchAll(/<span class="(\w)">([^<]+)/g)].map(([, kind, word]) => `${kind} ${word}`);
  // Only the kinds that it has: signs are plain in it.
  const expected = words(highlight(guideFile('React'), 'ts').join('\n'));
  expect(words(configFile('React'))).toEqual(expected.filter((word) => /^[kfsp]/.test(word)));
});
