import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { drawingNames, pictureElements } from '../../../../src/plugins/mdx/picture-elements';

const transform = (pictureElements as () => (tree: Root, file: VFile) => void)();

const pageWith = (of?: string, component = 'Picture'): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: component,
      attributes: of === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
      children: [],
      position: { start: { line: 7, column: 1 }, end: { line: 7, column: 20 } },
    } as unknown as Root['children'][number],
  ],
});

test('a picture becomes its drawing, which the page imports itself', () => {
  const [name] = drawingNames();
  const tree = pageWith(name!);
  transform(tree, new VFile());
  const [imported, drawing] = tree.children;
  expect(imported).toMatchObject({
    value: `import ${name} from '@site/src/drawings/pictures/${name}';`,
  });
  expect((drawing as unknown as MdxJsxFlowElement).name).toBe(name);
});

test('a picture that is not there stops the build and names those that are', () => {
  expect(() => transform(pageWith('Nothing'), new VFile({ path: 'a.mdx' }))).toThrow(
    /expected <Picture of="…" \/> .*HmrUpdate.*found “Nothing”/,
  );
  expect(() => transform(pageWith(), new VFile({ path: 'a.mdx' }))).toThrow(/found “”/);
});

test('other components stay as they are', () => {
  const tree = pageWith('HmrUpdate', 'Badge');
  transform(tree, new VFile());
  expect(tree).toEqual(pageWith('HmrUpdate', 'Badge'));
});
