import path from 'node:path';
import { applyDiffMarks } from '../../../src/plugins/mdx/diff-marks';
import { projectRoot } from '../../pages/project-root';
import { listFences, type Fence } from '../../pages/fences';
import type { Page } from '../../pages/page';

/** A code fence as a separate file. */
export interface Sample {
  page: Page;
  fence: Fence;
  /** its path in the project the page describes: the fence's title, or a made-up name */
  name: string;
  /** absolute; each sample of the page is in a folder */
  file: string;
  code: string;
}

const extensions: Record<string, string> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
  mjs: '.mjs',
  cjs: '.cjs',
};
const titledPath = /^[\w@.[\]/-]+\.\w+$/;
const program = /\.[cm]?[jt]sx?$/;
const config = /^(?:[\w@.-]+\/)*rsbuild(?:\.[\w-]+)?\.config\.[cm]?[jt]s$/;

/** Samples are below this package, so that they find what only samples need. */
export const samplesRoot = path.join(projectRoot, 'tests/docs/packages/.samples');

/** Every fence of a page that is a program or has a file's path as its title. */
export function listSamples(page: Page): Sample[] {
  const folder = path.join(samplesRoot, page.file.replace(/\.mdx$/, ''));
  return listFences(page).flatMap((fence, index) => {
    const extension = extensions[fence.lang];
    const title =
      fence.title !== undefined && titledPath.test(fence.title) ? fence.title : undefined;
    if (extension === undefined && title === undefined) return [];
    const name = extension === undefined || program.test(title ?? '') ? title : undefined;
    const file = name ?? `sample${extension ?? '.txt'}`;
    return [
      {
        page,
        fence,
        name: file,
        file: path.join(folder, String(index), file),
        code: applyDiffMarks(fence.code).replace(/^#!/, '//'),
      },
    ];
  });
}

export const isProgram = ({ file, fence }: Sample) =>
  program.test(file) && fence.lang in extensions;

export const isRsbuildConfig = ({ name }: Sample) => config.test(name);

/** The sample that a relative import means: the page's nearest one before the importer, else the first after. */
export function resolveSample(
  importer: Sample,
  specifier: string,
  samples: Sample[],
): Sample | undefined {
  const target = path.posix.join(path.posix.dirname(importer.name), specifier);
  const stem = target.replace(/\.[cm]?jsx?$/, '');
  const matches = samples.filter(
    ({ page, name }) => page === importer.page && means(name, target, stem),
  );
  return matches.filter(({ fence }) => fence.line < importer.fence.line).at(-1) ?? matches[0];
}

function means(name: string, target: string, stem: string): boolean {
  const bare = name.replace(/(\.d)?\.[cm]?[jt]sx?$/, '');
  return (
    name === target ||
    (program.test(name) && (bare === stem || bare === path.posix.join(stem, 'index')))
  );
}
