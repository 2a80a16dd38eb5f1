import { readSamples } from '../../../../src/plugins/option-uses/read-samples';

const fence = (code: string, title = 'rsbuild.config.ts') =>
  `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`;

test('a sample has what it sets and the id of the heading above it', () => {
  const text = `---
title: A guide
---

${fence('export default { server: { port: 80 } };')}
## Use \`it\`

${fence('mode: x')}${fence('html: { title: x }', 'app/rsbuild.config.mjs')}
### Use it

- In a list:

  ${fence('root: x').replaceAll('\n', '\n  ')}
`;
  expect(readSamples(text)).toEqual([
    { section: undefined, options: ['server', 'server.port'] },
    { section: 'use-it', options: ['mode'] },
    { section: 'use-it', options: ['html', 'html.title'] },
    { section: 'use-it-1', options: ['root'] },
  ]);
});

test('a line that a sample removes sets nothing', () => {
  const code = 'export default {\n  mode: x, // [!code --]\n  root: x, // [!code ++]\n};';
  expect(readSamples(fence(code))).toEqual([{ section: undefined, options: ['root'] }]);
});

test('configs of other tools, other files and empty configs are none', () => {
  const texts = [
    fence('mode: x', 'vite.config.ts'),
    '```ts\nexport default { mode: x };\n```\n',
    fence('export default {};'),
    '```js title="src/index.js"\nexport default { mode: x };\n```\n',
  ];
  expect(readSamples(texts.join('\n'))).toEqual([]);
});
