import { readPage } from '../pages/page';
import { findFence } from './find-fence';
import { groupProofs } from './group-proofs';
import { lineOfText, proofsOfPage } from '../../src/plugins/records/proof-places';
import type { Proof } from './proof';
import { pageOfProofs } from './proof-paths';

const page = readPage(
  'docs/a.mdx',
  `## One

\`\`\`ts title="a.ts"
one; // [!code --]
first; // [!code ++]
\`\`\`

## Two

\`\`\`ts title="a.ts"
two
\`\`\`

\`\`\`ts title="b.ts"
b
\`\`\`

\`\`\`ts
bare
\`\`\`
`,
);

describe('the fence that a proof names', () => {
  it.each([
    ['by a title', 'b.ts', undefined, { name: 'b.ts', code: 'b\n' }],
    ['by its number', { title: 'a.ts', nth: 1 }, undefined, { name: 'a.ts', code: '\nfirst;\n' }],
    [
      'by its section',
      { title: 'a.ts', section: 'Two' },
      undefined,
      { name: 'a.ts', code: 'two\n' },
    ],
    ['by the section of the proof', 'a.ts', 'Two', { name: 'a.ts', code: 'two\n' }],
    ['by its text', { containing: 'two' }, undefined, { name: 'a.ts', code: 'two\n' }],
    [
      'under another name',
      { containing: 'bare', as: 'c.ts' },
      undefined,
      { name: 'c.ts', code: 'bare\n' },
    ],
  ])('is found %s', (_, name, section, file) => {
    expect(findFence(page, name, section)).toEqual(file);
  });

  it.each([
    ['of which there are several', 'a.ts', /found them on the lines 3, 10/],
    ['of which there is none', 'c.ts', /expected a fence \{"title":"c\.ts"\}, found none/],
    ['of which there are fewer', { title: 'a.ts', nth: 3 }, /expected 3 fences .*, found 2/],
    ['in no section', { title: 'a.ts', section: 'Three' }, /expected a section “Three”/],
    ['without a name', { containing: 'bare' }, /docs\/a\.mdx:18 {2}expected a title or `as`/],
  ])('is an error %s', (_, name, error) => {
    expect(() => findFence(page, name)).toThrow(error);
  });
});

describe('proofs', () => {
  const look = () => {};
  const sizes = (proofs: Omit<Proof, 'expect' | 'says'>[]) =>
    groupProofs(proofs.map((proof) => ({ says: 'x', expect: look, ...proof }) as Proof)).map(
      ({ length }) => length,
    );

  it('of one setting share a run', () => {
    const test = () => true;
    const config = () => ({ html: { title: 'a' }, source: { include: [/a/] } });
    expect(
      sizes([
        { run: 'build', config: config() },
        { run: 'build', config: config() },
      ]),
    ).toEqual([2]);
    expect(
      sizes([
        { run: 'build', files: { a: '1', b: '2' } },
        { run: 'build', files: { b: '2', a: '1' } },
      ]),
    ).toEqual([2]);
    expect(
      sizes([
        { run: 'rspack', config: { dev: { writeToDisk: test } } },
        { run: 'rspack', config: { dev: { writeToDisk: test } } },
      ]),
    ).toEqual([2]);
    expect(sizes([{ run: 'build' }, { run: 'build', section: 'One' }])).toEqual([2]);
  });

  it('of another setting, scripts and those that want to be alone do not', () => {
    expect(
      sizes([{ run: 'build' }, { run: 'dev' }, { run: 'build', config: { html: { title: 'a' } } }]),
    ).toEqual([1, 1, 1]);
    expect(sizes([{ run: 'script' }, { run: 'script' }])).toEqual([1, 1]);
    expect(sizes([{ run: 'dev', alone: true }, { run: 'dev' }])).toEqual([1, 1]);
    expect(
      sizes([
        { run: 'build', sample: 'a.ts', section: 'One' },
        { run: 'build', sample: 'a.ts', section: 'Two' },
      ]),
    ).toEqual([1, 1]);
    expect(
      sizes([
        { run: 'rspack', config: { dev: { writeToDisk: () => true } } },
        { run: 'rspack', config: { dev: { writeToDisk: () => true } } },
      ]),
    ).toEqual([1, 1]);
  });

  it('know the line of their quote', () => {
    const lineOf = lineOfText("const a = [\n  'one',\n  `it's`,\n];\n");
    expect([lineOf('one'), lineOf("it's"), lineOf('put together')]).toEqual([2, 3, undefined]);
  });

  it.each([
    ['tests/docs/proofs/config/dev/hmr.ts', 'docs/config/dev/hmr.mdx'],
    ['tests/docs/proofs/guide/start/index.ts', 'docs/guide/start/index.mdx'],
    ['tests/docs/proofs/blog/v1-3.ts', 'blog/v1-3.mdx'],
  ])('in %s belong to %s', (file, name) => {
    expect(pageOfProofs(file)).toBe(name);
    expect(proofsOfPage(name)).toBe(file);
  });
});
