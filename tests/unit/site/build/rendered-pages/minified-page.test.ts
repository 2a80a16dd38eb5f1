import { minifiedPage } from '../../../../../src/site/build/rendered-pages/minified-page';

const HEAD = {
  title: '<title data-rh="true">A page</title>',
  meta: '<meta data-rh="true" name="description" content="Two words"/>',
  link: '<link rel="canonical" href="https://example.org/a"/>',
  script: '',
};

const page = (html: string, head = HEAD) => ({
  html,
  collectedData: {
    anchors: ['a'],
    metadata: {
      public: { noIndex: false },
      internal: { htmlAttributes: 'lang="en"', ...head },
    },
  },
});

test('a page is minified as far as hydration allows, its facts are left as they are', async () => {
  const html = '<ul class="b a"><li>1<!-- --> of 2</li><li id="">2</li></ul>';
  expect(await minifiedPage(page(html))).toEqual(
    page('<ul class="b a"><li>1<!-- --> of 2<li id="">2</ul>', {
      title: '<title data-rh=true>A page</title>',
      meta: '<meta data-rh=true name=description content="Two words"/>',
      link: '<link rel=canonical href=https://example.org/a />',
      script: '',
    }),
  );
});

test.each(['<p><div>A paragraph ends before it</div></p>', '<a href="/a"><a href="/b">B</a></a>'])(
  'HTML of which a browser makes other elements is an error: %s',
  async (html) => {
    await expect(minifiedPage(page(html))).rejects.toThrow(/^HTML: expected .*, found: /);
  },
);
