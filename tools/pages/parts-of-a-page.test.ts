import { listFences } from './fences';
import { listHeadings } from './headings';
import { listImports } from './imports';
import { listLinks } from './links';
import { readPage } from './page';
import { listProse } from './prose';

const text = `---
title: A page
default:
  development: 'true'
type: |
  string
---

import OnExit from '../shared/on-exit.mdx';

## Use \`dev.hmr\`

See [there](/config/) and ![a picture](/a.png).

:::tip[Title]
- In a list:

  \`\`\`ts title="src/a.ts"
  a();
  \`\`\`
:::

<Card to="/guide/start/" />
`;
const page = readPage('docs/config/a.mdx', text);

describe('the parts of a page', () => {
  it('have the line they have in the file', () => {
    expect(listHeadings(page)).toEqual([
      { depth: 2, text: 'Use dev.hmr', code: ['dev.hmr'], line: 11 },
    ]);
    expect(listFences(page)).toMatchObject([
      { lang: 'ts', title: 'src/a.ts', code: 'a();', fenceLine: 18, line: 19 },
    ]);
    expect(listLinks(page)).toEqual([
      { url: '/config/', line: 13 },
      { url: '/a.png', line: 13 },
      { url: '/guide/start/', line: 23 },
    ]);
    expect(listImports(page)).toEqual([{ source: '../shared/on-exit.mdx', line: 9 }]);
  });

  it.each([
    ['title', 2, 2],
    ['default', 3, 3],
    ['default.development', 4, 4],
    ['type', 5, 6],
    ['none', 1, 1],
  ])('front matter %s: key in line %i, value from line %i', (key, line, valueLine) => {
    expect(page.frontMatter.lineOf(key)).toBe(line);
    expect(page.frontMatter.valueLineOf(key)).toBe(valueLine);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['MDX', 'a {b\n', 1],
    ['YAML', '---\ntitle: a: b\n---\n', 2],
  ])('names the line: %s', (_, broken, line) => {
    const [problem] = readPage('docs/a.mdx', broken).unreadable;
    expect(problem).toMatchObject({ file: 'docs/a.mdx', line, check: 'readable' });
  });
});

test('the titles of admonitions and of what unfolds are labels, which need no full stop', () => {
  const folded = readPage(
    'docs/config/a.mdx',
    ':::tip[Title]\nText.\n:::\n\n<details>\n<summary>What is in `dist`</summary>\n\nMore.\n\n</details>\n',
  );
  expect(listProse(folded).map(({ kind, text, restore }) => [kind, restore(text)])).toEqual([
    ['label', 'Title'],
    ['paragraph', 'Text.'],
    ['label', 'What is in `dist`'],
    ['paragraph', 'More.'],
  ]);
});
