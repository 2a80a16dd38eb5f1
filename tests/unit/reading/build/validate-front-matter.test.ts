import { validateFrontMatter } from '../../../../src/reading/build/validate-front-matter';

const page = { title: 'dev.hmr', description: 'Turn Hot Module Replacement on or off.' };
const option = { ...page, option: 'dev.hmr', type: 'boolean', default: 'true' };

const card = { icon: '🚀', title: 'Fast', details: 'It is fast.', link: '/guide/start/', span: 6 };
const home = { ...page, pageType: 'home', hero: { title: 'Tool', stars: true }, features: [card] };

const errorOf = (
  frontMatter: Record<string, unknown>,
  kind: 'doc' | 'release' | 'fragment' = 'doc',
) => {
  try {
    validateFrontMatter(kind, frontMatter, 'docs/a.mdx');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['a page', page],
  ['an option page', option],
  [
    'defaults per mode',
    { ...option, default: { development: 'true', production: 'false', none: 'false' } },
  ],
  ['a home page with a hero and cards', home],
  ['page parts switched off', { ...page, sidebar: false, outline: false }],
])('%s is accepted', (_, frontMatter) => {
  expect(errorOf(frontMatter)).toBeUndefined();
});

test.each([
  [
    'a misspelt key',
    { ...option, defualt: '1' },
    '`defualt` is not a key of a doc page: did you mean `default`?',
  ],
  ['a strange key', { ...page, frobnicate: 1 }, 'expected one of title, description'],
  ['a keyword with a comma', { ...page, keywords: ['a, b'] }, 'a phrase without commas'],
  ['a missing title', { description: page.description }, '`title`: it is required; found nothing'],
  [
    'an option without a type',
    { ...page, option: 'dev.hmr', default: 'true' },
    '`type`: it is required',
  ],
  [
    'a type without an option',
    { ...page, type: 'boolean' },
    '`type`: it is not allowed; found "boolean"',
  ],
  [
    'a card of another width',
    { ...home, features: [{ ...card, span: 5 }] },
    '`features.0.span`: it must be one of [2, 3, 4, 6]; found 5',
  ],
  [
    'a card without a link',
    { ...home, features: [card, { ...card, link: undefined }] },
    '`features.1.link`: it is required',
  ],
  ['cards on another page', { ...page, features: [card] }, '`features`: it is not allowed'],
  ['a version that is none', { ...option, since: 'soon' }, '`since`: '],
  [
    'an unknown page type',
    { ...page, pageType: 'poster' },
    '`pageType`: it must be one of [doc, home',
  ],
  [
    'an unknown mode',
    { ...option, default: { staging: '1' } },
    '`default`: it must be one expression, or one for each of development, production, none',
  ],
])('%s is reported with file, field and what to do', (_, frontMatter, expected) => {
  const message = errorOf(frontMatter);
  expect(message).toContain('docs/a.mdx: front matter');
  expect(message).toContain(expected);
  expect(message).toContain('CONTRIBUTING.md');
});

test('all mistakes of a page are reported at once', () => {
  expect(errorOf({ sidebar: 'maybe', titel: 'a' })).toMatch(
    /`title`[\s\S]*`description`[\s\S]*`sidebar`[\s\S]*`titel`/,
  );
});

test('a release needs its date', () => {
  expect(errorOf(page, 'release')).toContain('`published_at`: it is required');
  expect(errorOf({ ...page, published_at: '2024-09-10' }, 'release')).toBeUndefined();
});
