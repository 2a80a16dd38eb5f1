import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { memberHistories } from '../../../../src/plugins/mdx/member-histories';
import { partProps } from './part-props';

const transform = (memberHistories as () => (tree: Root, file: VFile) => void)();

const TEXT = { type: 'paragraph', children: [] } satisfies RootContent;

const heading = (value: string, depth: Heading['depth'] = 3): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});

/** What is below a heading of a page: the history that is drawn there, or undefined. */
function historyBelow(title: string, file: string): Record<string, unknown> | undefined {
  const tree: Root = { type: 'root', children: [TEXT, heading(title), TEXT] };
  transform(tree, new VFile({ path: file }));
  const at = tree.children.findIndex(({ type }) => type === 'heading');
  const next = tree.children[at + 1] as unknown as MdxJsxFlowElement;
  return next.name === 'VersionHistory' ? partProps(next) : undefined;
}

const hooks = 'docs/plugins/dev/hooks.mdx';
const core = 'docs/api/javascript-api/core.mdx';
const instance = 'docs/api/javascript-api/instance.mdx';

test.each([
  ['a hook', 'modifyHTML', hooks, { name: 'modifyHTML', from: '1.3.15' }],
  [
    'a hook of a Chinese page',
    'modifyHTML',
    `i18n/zh/docusaurus-plugin-content-docs/current/plugins/dev/hooks.mdx`,
    { name: 'modifyHTML', from: '1.3.15' },
  ],
  [
    'a member of the plugin API',
    'api.resolve',
    'docs/plugins/dev/core.mdx',
    { name: 'resolve', from: '1.0.17' },
  ],
  [
    'a method of the instance',
    'rsbuild.onCloseBuild',
    instance,
    { name: 'onCloseBuild', from: '1.1.6' },
  ],
  ['a function', 'runCLI', core, { name: 'runCLI', from: '1.1.3' }],
  [
    'a type that came later',
    'RsbuildDevServer',
    'docs/api/javascript-api/types.mdx',
    { name: 'RsbuildDevServer', from: '1.2.0' },
  ],
])('%s has its history below its heading', (_, title, file, expected) => {
  expect(historyBelow(title, file)).toMatchObject(expected);
});

test.each([
  ['words', 'Order in dev', hooks],
  ['a name of another kind', 'runCLI', hooks],
  ['a method without its object', 'addPlugins', instance],
  ['a name on any other page', 'modifyHTML', 'docs/guide/start/index.mdx'],
])('a heading with %s stays as it is', (_, title, file) => {
  expect(historyBelow(title, file)).toBeUndefined();
});
