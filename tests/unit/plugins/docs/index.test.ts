import { refuseOutsideSidebars } from '../../../../src/plugins/docs';

const placed = { id: 'guide/a', source: '@site/docs/guide/a.mdx', sidebar: 'guide' };

test('docs of sidebars pass', () => {
  expect(() => refuseOutsideSidebars([placed])).not.toThrow();
});

test('each doc of no sidebar is named, with what to add where', () => {
  const outside = ['new/a', 'new/b'].map((id) => ({ id, source: `@site/docs/${id}.mdx` }));
  expect(() => refuseOutsideSidebars([placed, ...outside])).toThrow(
    /^docs\/new\/a\.mdx: expected a sidebar .* Add 'new\/a'.* sidebars\.ts.*\ndocs\/new\/b\.mdx: .*$/,
  );
});
