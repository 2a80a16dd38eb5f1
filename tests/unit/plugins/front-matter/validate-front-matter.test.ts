import { validateFrontMatter } from '../../../../src/plugins/front-matter/validate-front-matter';

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
  [
    'a question with a comma',
    { ...page, questions: ['Why, then?', 'b', 'c'] },
    'a question without commas',
  ],
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

const everyKey = {
  ...option,
  keywords: ['other port'],
  questions: ['What is it?', 'How do I set it?', 'Why does it fail?'],
  source_hash: '0123456789ab',
  navbar: false,
  sidebar: false,
  outline: false,
  footer: false,
  globalUIComponents: false,
  titleSuffix: '| Options',
  pageType: 'doc',
  slug: '/a',
  sidebar_label: 'hmr',
  sidebar_position: 1.5,
  overview: true,
  overviewHeaders: [2, 4],
  since: '1.3.0',
  package: '@rsbuild/core',
  tag: 'new',
  'link-rss': true,
};

test('all keys that CONTRIBUTING.md names are accepted together', () => {
  expect(errorOf(everyKey)).toBeUndefined();
});

test.each(['doc', 'home', 'custom', 'blank', '404', 'overview'])(
  'a page may be of type %s',
  (pageType) => {
    expect(errorOf({ ...page, pageType })).toBeUndefined();
  },
);

test.each<[string, unknown]>([
  ['title', ''],
  ['description', 'Too short.'],
  ['description', 'x'.repeat(181)],
  ['keywords', 'a'],
  ['keywords.0', ['x'.repeat(61)]],
  ['keywords.1', ['a', 'a']],
  ['questions', ['How do I forward calls?']],
  ['questions.0', ['x'.repeat(101), 'b', 'c']],
  ['source_hash', '0123456789abc'],
  ['source_hash', 'x123456789ab'],
  ['navbar', 'no'],
  ['outline', 1],
  ['footer', 'none'],
  ['globalUIComponents', 'off'],
  ['titleSuffix', 1],
  ['slug', 1],
  ['sidebar_label', ''],
  ['sidebar_position', 'first'],
  ['overview', 'all'],
  ['overviewHeaders.0', [1]],
  ['overviewHeaders.0', [5]],
  ['overviewHeaders.0', [2.5]],
  ['option', 'dev.client.port'],
  ['option', 'dev-hmr'],
  ['option', '.dev'],
  ['default.production', { development: 'a', production: '', none: 'b' }],
  ['since', 'v1.3.0'],
  ['since', '1.3.0-beta'],
  ['package', 1],
  ['tag', 1],
  ['link-rss', 'yes'],
])('%s: %j is refused', (field, value) => {
  const [key] = field.split('.') as [string];
  expect(errorOf({ ...everyKey, [key]: value })).toContain(`\`${field}\``);
});

test.each<[string, object]>([
  ['hero.logo', { logo: 1 }],
  ['hero.title', { title: 1 }],
  ['hero.subtitle', { subtitle: 1 }],
  ['hero.description', { description: 1 }],
  ['hero.primary.text', { primary: { text: 1 } }],
  ['hero.secondary.link', { secondary: { link: 1 } }],
  ['hero.repository', { repository: 'http://example.com' }],
  ['hero.stars', { stars: 'many' }],
  ['hero.oval', { oval: 'wide' }],
])('%s of a home page is checked', (field, hero) => {
  expect(errorOf({ ...home, hero })).toContain(`\`${field}\``);
});

test('a hero may say everything', () => {
  const hero = {
    logo: '/logo.svg',
    title: 'a',
    subtitle: 'b',
    description: 'c',
    primary: { text: 'd', link: '/' },
    secondary: { text: 'e', link: '/' },
    repository: 'https://example.com',
    stars: true,
    oval: false,
  };
  expect(errorOf({ ...home, hero })).toBeUndefined();
});

test.each(['icon', 'title', 'details', 'link'])('a card needs its %s', (key) => {
  const features = [{ ...card, [key]: undefined }];
  expect(errorOf({ ...home, features })).toContain(`\`features.0.${key}\`: it is required`);
});

test.each([2, 3, 4, 6])('a card may span %d', (span) => {
  expect(errorOf({ ...home, features: [{ ...card, span }] })).toBeUndefined();
});

test('a home page has a card at least, where it has the key', () => {
  expect(errorOf({ ...home, features: [] })).toContain('`features`');
});

test('a hero belongs on a home page', () => {
  expect(errorOf({ ...page, hero: {} })).toContain('`hero`: it is not allowed');
});

test('a fragment has its hash alone', () => {
  expect(errorOf({ source_hash: '0123456789ab' }, 'fragment')).toBeUndefined();
  expect(errorOf({ title: 'a' }, 'fragment')).toContain('`title` is not a key of a fragment page');
});

test('a release has what pages share, and no option', () => {
  expect(errorOf({ ...page, published_at: '2024-09-10', slug: '/a' }, 'release')).toBeUndefined();
  expect(errorOf({ ...option, published_at: '2024-09-10' }, 'release')).toContain('`option`');
  expect(errorOf({ ...page, published_at: 'soon' }, 'release')).toContain('`published_at`');
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
