import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Page A page of the portal as Markdown.
 * @property {string} path where its file is in a folder of pages: `config/dev/hmr.md`, `zh/guide/start/index.md`
 * @property {string} title
 * @property {string} description
 * @property {string} text without front matter
 */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A line of front matter: `title: dev.hmr`, its value as it is or as a JSON string. */
const valueOf = (head, name) => {
  const [, value] = new RegExp(`^${name}: (.*)$`, 'm').exec(head) ?? [];
  return value?.startsWith('"') ? JSON.parse(value) : (value ?? '');
};

/** The pages of a built portal: their Markdown twins. @throws Error where the portal was not built. */
export function readPages(build) {
  if (!fs.existsSync(path.join(build, 'index.md')))
    throw new Error(`Expected the built portal with its Markdown in ${build}: run npm run build.`);
  return (
    fs
      .readdirSync(build, { recursive: true, encoding: 'utf8' })
      // What changed between versions, and the skill for assistants, are Markdown alone, no pages.
      .filter((file) => file.endsWith('.md') && !/^(?:(?:zh\/)?changes\/|skill\.md$)/.test(file))
      .sort()
      .map((file) => {
        const source = fs.readFileSync(path.join(build, file), 'utf8');
        const [head, lines] = FRONT_MATTER.exec(source) ?? ['', ''];
        return {
          path: file.replaceAll(path.sep, '/'),
          title: valueOf(lines, 'title'),
          description: valueOf(lines, 'description'),
          text: source.slice(head.length).replace(/^\s*# .*\n/, ''),
        };
      })
  );
}

/** Where the first copy of a page is: `zh/copy-1/guide/start/index.md`. */
const copyPath = (file, copy) =>
  file.startsWith('zh/') ? `zh/copy-${copy}/${file.slice(3)}` : `copy-${copy}/${file}`;

/** Pages so many times over: the copies have other addresses and titles. */
export const times = (pages, count) =>
  Array.from({ length: count }, (_, copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          path: copyPath(page.path, copy),
          title: `${page.title} (${copy})`,
        })),
  ).flat();

/** The folder or page at the top of each language, for sidebars: `guide`, `config`, … */
export const sectionsOf = (pages) => [
  ...new Set(
    pages
      .map(({ path: file }) => file.replace(/^zh\//, ''))
      .filter((file) => file.includes('/'))
      .map((file) => file.split('/')[0]),
  ),
];

/** Writes pages with their titles and descriptions below a folder. */
export function writePages(folder, pages, wrap = (text) => text) {
  for (const { path: file, title, description, text } of pages) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
    fs.writeFileSync(target, head + wrap(text));
  }
}
