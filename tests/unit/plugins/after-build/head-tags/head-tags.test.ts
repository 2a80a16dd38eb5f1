import { packageVersions } from '../../../../../src/plugins/package-versions';
import { headTags } from '../../../../../src/plugins/after-build/head-tags/head-tags';
import type { PageInSite } from '../../../../../src/plugins/after-build/head-tags/structured-data';

const page: PageInSite = {
  path: '/config/dev/hmr',
  kind: 'option',
  title: 'dev.hmr',
  description: 'Updates modules “hot”.',
  trail: ['Config', 'dev'],
  modified: '2025-03-01T00:00:00.000Z',
  url: 'https://docs.example/config/dev/hmr',
  image: 'https://docs.example/img/social/config/dev/hmr.jpg',
  language: 'en',
  home: { name: 'Rsbuild', url: 'https://docs.example/' },
  section: { name: 'Config', url: 'https://docs.example/config/' },
};

const graphOf = (of: Partial<PageInSite>) => {
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(
    headTags({ ...page, ...of }),
  )!;
  return (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const typesOf = (of: Partial<PageInSite>) => graphOf(of).map((part) => part['@type']);

test('the picture is named with its size and what it says', () => {
  const tags = headTags({ ...page, title: 'A "quoted" <title> & more' });
  expect(tags).toContain(
    '<meta property="og:image" content="https://docs.example/img/social/config/dev/hmr.jpg">',
  );
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta property="og:image:height" content="630">');
  expect(tags).toContain('content="A &quot;quoted&quot; &lt;title> &amp; more"');
});

test('the tags are those of the page', () => {
  const [, tags] = /^(.*?)<script/.exec(headTags(page))!;
  expect(tags!.match(/<[^>]+>/g)!.join('')).toBe(tags);
  expect(
    [...tags!.matchAll(/property="([^"]+)" content="([^"]+)"/g)].map((m) => m.slice(1)),
  ).toEqual([
    ['og:type', 'article'],
    ['og:site_name', 'Rsbuild'],
    ['og:image', page.image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'dev.hmr'],
  ]);
});

test.each([
  ['doc', 'article', ['BreadcrumbList', 'TechArticle']],
  ['option', 'article', ['BreadcrumbList', 'TechArticle']],
  ['home', 'website', ['WebSite', 'SoftwareApplication']],
  ['list', 'website', ['BreadcrumbList', 'Blog']],
] as const)('a page of kind %s is an Open Graph %s and has %j', (kind, type, types) => {
  expect(headTags({ ...page, kind })).toContain(`<meta property="og:type" content="${type}">`);
  expect(typesOf({ kind })).toEqual(types);
});

test('a release says when it was published and changed; its other tags are from Docusaurus', () => {
  const published = '2025-02-28T00:00:00.000Z';
  const tags = headTags({ ...page, kind: 'release', published });
  expect(tags).toMatch(/^<meta property="og:site_name"/);
  expect(tags).toContain(
    '<meta property="article:modified_time" content="2025-03-01T00:00:00.000Z">',
  );
  expect(graphOf({ kind: 'release', published })[1]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'dev.hmr',
    datePublished: published,
    dateModified: page.modified,
  });
});

test('a page without a known change names none', () => {
  const never = { modified: undefined, published: '2025-02-28T00:00:00.000Z' };
  expect(headTags({ ...page, ...never, kind: 'release' })).not.toContain('modified');
  expect(graphOf({ ...never, kind: 'release' })[1]).not.toHaveProperty('dateModified');
  expect(graphOf(never)[1]).not.toHaveProperty('dateModified');
});

test('an article says what it is about, in which language, and when it changed', () => {
  expect(graphOf({})[1]).toEqual({
    '@type': 'TechArticle',
    headline: 'dev.hmr',
    url: page.url,
    image: page.image,
    inLanguage: 'en',
    dateModified: page.modified,
    about: {
      '@type': 'SoftwareApplication',
      name: 'Rsbuild',
      softwareVersion: packageVersions['@rsbuild/core'],
    },
  });
});

test('the home page has the site, and what it documents as software that costs nothing', () => {
  const [site, product] = graphOf({ kind: 'home' });
  expect(site).toEqual({
    '@type': 'WebSite',
    name: 'Rsbuild',
    url: 'https://docs.example/',
    inLanguage: 'en',
  });
  expect(product).toMatchObject({
    name: 'Rsbuild',
    applicationCategory: 'DeveloperApplication',
    url: 'https://rsbuild.dev',
    license: 'https://opensource.org/license/mit',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  });
});

test('the list of releases is a blog', () => {
  expect(graphOf({ kind: 'list' })[1]).toEqual({
    '@type': 'Blog',
    name: 'dev.hmr',
    url: page.url,
    inLanguage: 'en',
  });
});

test('the data are of schema.org', () => {
  expect(headTags(page)).toContain('"@context":"https://schema.org"');
});

test('breadcrumbs lead from the home page over the section, which does not lead over itself', () => {
  const namesOf = (of: Partial<PageInSite>) =>
    (graphOf(of)[0]!.itemListElement as { name: string }[]).map(({ name }) => name);
  expect(namesOf({})).toEqual(['Rsbuild', 'Config', 'dev.hmr']);
  expect(graphOf({})[0]!.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Config',
    item: page.section!.url,
  });
  expect(namesOf({ section: undefined })).toEqual(['Rsbuild', 'dev.hmr']);
  expect(namesOf({ url: page.section!.url, title: 'Config' })).toEqual(['Rsbuild', 'Config']);
});

test('a text that ends a script does not end this one', () => {
  expect(headTags({ ...page, title: '</script><b>' }).match(/<\/script>/g)).toHaveLength(1);
  expect(graphOf({ title: '</script><b>' })[1]!.headline).toBe('</script><b>');
});
