import { readPage } from '../../pages/page';
import { isProgram, isRsbuildConfig, listSamples, resolveSample } from './samples';

const page = readPage(
  'docs/guide/a.mdx',
  [
    '```ts title="rsbuild.config.ts"\nexport default {};\n```',
    "```tsx title=\"src/index.tsx\"\nimport App from './App';\nimport './a.css';\n```",
    '```tsx title="src/App.tsx"\nexport default 1;\n```',
    '```css title="src/a.css"\na {}\n```',
    '```bash\nls\n```',
    '```js\na();\n```',
  ].join('\n\n'),
);
const samples = listSamples(page);

describe('samples of a page', () => {
  it('are the programs and the files with a title', () => {
    expect(samples.map(({ name }) => name)).toEqual([
      'rsbuild.config.ts',
      'src/index.tsx',
      'src/App.tsx',
      'src/a.css',
      'sample.js',
    ]);
    expect(samples.map(isProgram)).toEqual([true, true, true, false, true]);
    expect(samples.map(isRsbuildConfig)).toEqual([true, false, false, false, false]);
  });

  it.each([
    ['./App', 'src/App.tsx'],
    ['./App.js', 'src/App.tsx'],
    ['./a.css', 'src/a.css'],
    ['../rsbuild.config', 'rsbuild.config.ts'],
    ['./none', undefined],
  ])('import each other: %s', (specifier, name) => {
    const [, importer] = samples;
    expect(importer && resolveSample(importer, specifier, samples)?.name).toBe(name);
  });
});
