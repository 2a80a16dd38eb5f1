import unversionedIndex from '../../../../../src/site/build/loaders/unversioned-index.mjs';

test('the versions in the addresses of the search index go, all else stays', () => {
  const index = (version: string) => ({
    'search-index': {
      default: {
        names: `/zh/assets/search/names${version}.json`,
      },
    },
  });
  const written = unversionedIndex(
    JSON.stringify({ other: { a: '/b.12.json' }, ...index('.0a1b') }),
  );
  expect(JSON.parse(written)).toEqual({ other: { a: '/b.12.json' }, ...index('') });
});
