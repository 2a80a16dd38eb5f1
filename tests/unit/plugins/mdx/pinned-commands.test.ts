import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { packageVersions } from '../../../../src/plugins/package-versions';
import { pinCommands, pinnedCommands } from '../../../../src/plugins/mdx/pinned-commands';
import root from '../../../../package.json';
import samples from '../../../docs/packages/package.json';

const core = packageVersions['@rsbuild/core']!;
const less = packageVersions['@rsbuild/plugin-less']!;
const generator = packageVersions['create-rsbuild']!;

test.each([
  ['npm install @rsbuild/plugin-less -D', `npm install @rsbuild/plugin-less@${less} -D`],
  ['npm add @rsbuild/core less@3', `npm add @rsbuild/core@${core} less@3`],
  ['npm i @rsbuild/core@latest', 'npm i @rsbuild/core@latest'],
  ['npm install --save-dev ./local', 'npm install --save-dev ./local'],
  ['npm install', 'npm install'],
  ['cd app\nnpm create rsbuild', `cd app\nnpm create rsbuild@${generator}`],
  ['npm create rsbuild@latest', 'npm create rsbuild@latest'],
  ['npx create-rsbuild --dir app', `npx create-rsbuild@${generator} --dir app`],
  ['  npm add @rsbuild/core', `  npm add @rsbuild/core@${core}`],
  ['npm install  @rsbuild/core', `npm install  @rsbuild/core@${core}`],
  ['npm install -D --x=y /abs Upper', 'npm install -D --x=y /abs Upper'],
  ['echo npm install left-pad', 'echo npm install left-pad'],
  ['npm installed left-pad', 'npm installed left-pad'],
  ['echo npm create rsbuild', 'echo npm create rsbuild'],
  ['echo npx create-rsbuild', 'echo npx create-rsbuild'],
  ['  npm create rsbuild -- --dir a', `  npm create rsbuild@${generator} -- --dir a`],
  ['  npx create-rsbuild', `  npx create-rsbuild@${generator}`],
  ['npx rsbuild build', 'npx rsbuild build'],
])('%j names the versions of this portal', (written, shown) => {
  expect(pinCommands(written)).toBe(shown);
});

test('a package without a known version stops the build with its name and the line of the sample', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'code',
        lang: 'bash',
        value: 'cd app\nnpm install unheard-of',
        position: { start: { line: 7, column: 1 }, end: { line: 10, column: 4 } },
      },
    ],
  };
  const transform = (pinnedCommands as () => (tree: Root, file: VFile) => void)();
  expect(() => transform(tree, new VFile({ path: 'docs/a.mdx' }))).toThrow(
    expect.objectContaining({ line: 7, message: expect.stringContaining('`unheard-of`') }),
  );
});

test('a sample of another language is left alone', () => {
  const code = { type: 'code', lang: 'txt', value: 'npm install unheard-of' } as const;
  const tree: Root = { type: 'root', children: [{ ...code }] };
  (pinnedCommands as () => (tree: Root, file: VFile) => void)()(tree, new VFile());
  expect(tree.children).toEqual([code]);
});

test('a command of a page names its versions', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'code', lang: 'bash', value: 'npm add @rsbuild/core' }],
  };
  (pinnedCommands as () => (tree: Root, file: VFile) => void)()(tree, new VFile());
  expect(tree.children).toMatchObject([{ value: `npm add @rsbuild/core@${core}` }]);
});

test('what this repository installs has the version that the pages name', () => {
  const installed: Record<string, string> = {
    ...root.dependencies,
    ...root.devDependencies,
    ...samples.dependencies,
  };
  const shared = Object.keys(packageVersions).filter((name) => /^\d/.test(installed[name] ?? ''));
  expect(shared.length).toBeGreaterThan(30);
  expect(shared.filter((name) => packageVersions[name] !== installed[name])).toEqual([]);
});
