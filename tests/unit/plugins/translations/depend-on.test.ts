import dependOn from '../../../../src/plugins/translations/depend-on.mjs';

/** What the loader declares for a file, with the text that it passes on. */
function load(resourcePath: string) {
  const dependencies: string[] = [];
  const text = dependOn.call(
    {
      resourcePath,
      addDependency: (file: string) => dependencies.push(file),
      getOptions: () => ({
        dependenciesOf: (file: string) => (file === '/zh/a.mdx' ? ['/en/a.mdx', '/c.mdx'] : []),
      }),
    },
    'text',
  );
  return { text, dependencies };
}

test('a file depends on those that are named for it', () => {
  expect(load('/zh/a.mdx')).toEqual({ text: 'text', dependencies: ['/en/a.mdx', '/c.mdx'] });
  expect(load('/zh/b.mdx')).toEqual({ text: 'text', dependencies: [] });
});
