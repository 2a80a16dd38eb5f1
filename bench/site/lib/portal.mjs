import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writePages } from './pages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** The files of the repository as they are, without what is ignored. */
const filesOf = (root) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(root, file)));

/** The packages of the repository, without the caches that are kept beside them. */
function linkPackages(folder) {
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages))
    if (name !== '.cache')
      fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
}

/** This repository, in a copy: its pages are its own, and what is added to them is written as Markdown. */
export const portal = {
  name: 'this portal',
  packages: ['@docusaurus/core'],
  modules: path.join(ROOT, 'node_modules'),
  output: 'build',
  search: /^assets\/search\//,
  caches: ['node_modules/.cache', '.docusaurus'],
  command: (modules) => [path.join(modules, '@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  write(folder, pages) {
    for (const file of filesOf(ROOT)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
    }
    linkPackages(folder);
    const added = pages.filter(({ path: file }) => /^(?:zh\/)?copy-/.test(file));
    const inLanguage = (isChinese) =>
      added
        .filter(({ path: file }) => file.startsWith('zh/') === isChinese)
        .map((page) => ({ ...page, path: page.path.replace(/^zh\//, '') }));
    writePages(path.join(folder, 'docs'), inLanguage(false), escapeMdx);
    writePages(path.join(folder, CHINESE), inLanguage(true), escapeMdx);
  },
  pageFile: (folder, page) => path.join(folder, 'docs', page.replace(/\.md$/, '.mdx')),
};

/** Markdown as MDX reads it: what stands for code or a tag there is text here. */
function escapeMdx(text) {
  let inFence = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) inFence = !inFence;
      if (inFence) return line;
      return line.replace(/`+[^`]*`+|[{<]/g, (part) => (part.length > 1 ? part : `\\${part}`));
    })
    .join('\n');
}
