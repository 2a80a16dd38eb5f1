import fs from 'node:fs';
import path from 'node:path';
import { bricks } from '../../src/plugins/after-build/social-pictures/bricks';
import { packageVersions } from '../../src/plugins/package-versions';
import { languageFolder, type Language } from '../search/built-index';
import type { Chapter } from './chapters';

/** What the book says of itself; its texts are no part of the site's interface. */
export const TITLES = {
  en: {
    title: 'Rsbuild',
    subtitle: 'Guides, configuration, plugins and API',
    contents: 'Contents',
  },
  zh: { title: 'Rsbuild', subtitle: '指南、配置、插件与 API', contents: '目录' },
} as const;

const root = path.resolve(__dirname, '../..');
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const mark = fs.readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');

/** The fonts are packages, so that a book looks the same wherever it is made. */
function fontFaces(): string {
  const faces = [
    ['Book', 400, 'inter', 'inter-latin-400'],
    ['Book', 700, 'inter', 'inter-latin-600'],
    ['Book Code', 400, 'jetbrains-mono', 'jetbrains-mono-latin-400'],
    ['Book SC', 400, 'noto-sans-sc', 'noto-sans-sc-chinese-simplified-400'],
    ['Book SC', 700, 'noto-sans-sc', 'noto-sans-sc-chinese-simplified-700'],
  ] as const;
  return faces
    .map(
      ([family, weight, from, file]) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(file://${root}/node_modules/@fontsource/${from}/files/${file}-normal.woff2); }`,
    )
    .join('\n');
}

/** The site's own style sheet, as the build wrote it. */
function siteStyles(language: Language): string {
  const folder = path.join(languageFolder(language), 'assets/css');
  const [file] = fs.readdirSync(folder).filter((name) => name.startsWith('styles.'));
  return `file://${folder}/${file}`;
}

/** Chapters below their sections and groups. */
function headingsOf(chapters: readonly Chapter[]) {
  let above: readonly string[] = [];
  return chapters.map((chapter) => {
    const { trail } = chapter;
    const isNewPart = trail[0] !== above[0];
    const isNewGroup = trail[1] !== undefined && (isNewPart || trail[1] !== above[1]);
    above = trail;
    return {
      chapter,
      part: isNewPart ? trail[0] : undefined,
      group: isNewGroup ? trail[1] : undefined,
    };
  });
}

/**
 * The book as one HTML page.
 * @param pageOf the page that a chapter is on, where that is known already
 */
export function bookPage(
  language: Language,
  chapters: readonly Chapter[],
  pageOf: (id: string) => number | undefined,
): string {
  const { title, subtitle, contents } = TITLES[language];
  const version = packageVersions['@rsbuild/core']!;
  const entries = headingsOf(chapters);
  const list = entries.map(({ chapter, part, group }) => {
    const above = [
      part ? `<p class="book-part-entry">${escapeText(part)}</p>` : '',
      group ? `<p class="book-group-entry">${escapeText(group)}</p>` : '',
    ];
    return `${above.join('')}<a class="book-entry" href="#${chapter.id}"><span>${escapeText(chapter.title)}</span><i></i><span>${pageOf(chapter.id) ?? '000'}</span></a>`;
  });
  const body = entries.map(
    ({ chapter, part }) =>
      `${part ? `<div class="book-start"><h1 class="book-part">${escapeText(part)}</h1></div>` : ''}<article class="book-chapter"><h2 class="book-title" id="${chapter.id}">${escapeText(chapter.title)}</h2><div class="markdown theme-doc-markdown">${chapter.html}</div></article>`,
  );
  const styles = fs.readFileSync(path.join(__dirname, 'book.css'), 'utf8');
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}" data-theme="light" class="docs-doc-page page-doc">
<head><meta charset="utf-8"><title>${title} ${version} – ${subtitle}</title>
<link rel="stylesheet" href="${siteStyles(language)}"><style>${fontFaces()}\n${styles}</style></head>
<body>
<section class="book-cover"><div class="book-bricks">${bricks}</div><div class="book-mark">${mark}</div><p class="book-name">${title}</p><p class="book-version">${version}</p><p class="book-subtitle">${subtitle}</p></section>
<nav class="book-contents"><h1 class="book-part">${contents}</h1>${list.join('\n')}</nav>
${body.join('\n')}
</body></html>`;
}
