import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { packageVersions } from '../../src/plugins/package-versions';
import type { Language } from '../search/built-index';
import { escapeText, TITLES } from './book-page';
import type { Chapter } from './chapters';

/** Attributes that say something to the site's styles and scripts alone. */
const SITE_ONLY = /^(?:style|tabindex|role|hidden|data-(?!tab$).*)$/;

/** Files of pictures by their names in the book. */
type Pictures = Map<string, string>;

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * The text of a chapter as XML: headings directly below its title, links to the other chapters' files. Notes its
 * pictures.
 */
function chapterText({ html }: Chapter, pictures: Pictures): string {
  const document = parseDocument(html);
  for (const element of DomUtils.findAll(() => true, document.children)) {
    const { attribs, name } = element;
    const isDrawing = name === 'svg';
    for (const attribute of Object.keys(attribs))
      if (SITE_ONLY.test(attribute) && !(isDrawing && attribute === 'role'))
        delete attribs[attribute];
    if (isDrawing) attribs.xmlns = 'http://www.w3.org/2000/svg';
    if (attribs.src?.startsWith('file:')) {
      const file = fileURLToPath(attribs.src);
      attribs.src = `pictures/${path.basename(file)}`;
      pictures.set(attribs.src, file);
    }
    if (attribs.lang) attribs['xml:lang'] = attribs.lang;
    const [, chapter] = /^#(c\d+)/.exec(attribs.href ?? '') ?? [];
    if (chapter) attribs.href = `${chapter}.xhtml${attribs.href}`;
    const [, depth] = /^h([3-5])$/.exec(name) ?? [];
    if (depth) element.name = `h${Number(depth) - 1}`;
  }
  const xml = DomUtils.getInnerHTML(document, { xmlMode: 'foreign' });
  // As XML, letters beyond ASCII come as numbers, which would make the Chinese book twice as large.
  return xml.replace(/&#x([\da-f]+);/g, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
}

const page = (lang: string, title: string, body: string) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeText(title)}</title><link rel="stylesheet" href="book.css"/></head>
<body>${body}</body>
</html>`;

/** A list of the chapters below the names of their sections and groups. */
function contentsOf(chapters: readonly Chapter[], depth = 0): string {
  const items: string[] = [];
  for (let at = 0; at < chapters.length;) {
    const { id, title, trail } = chapters[at]!;
    const name = trail[depth];
    const end = chapters.findIndex((chapter, index) => index > at && chapter.trail[depth] !== name);
    const group = chapters.slice(at, name === undefined ? at + 1 : end < 0 ? undefined : end);
    items.push(
      name === undefined
        ? `<li><a href="${id}.xhtml">${escapeText(title)}</a></li>`
        : `<li><span>${escapeText(name)}</span>${contentsOf(group, depth + 1)}</li>`,
    );
    at += group.length;
  }
  return `<ol>${items.join('')}</ol>`;
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** What the book has and in which order (https://www.w3.org/TR/epub-33/#sec-package-doc). */
function packageFile(
  lang: string,
  title: string,
  chapters: readonly Chapter[],
  pictures: Pictures,
  made: Date,
): string {
  const [list, spine] = [
    ({ id, html }: Chapter) =>
      `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"${html.includes('<svg') ? ' properties="svg"' : ''}/>`,
    ({ id }: Chapter) => `<itemref idref="${id}"/>`,
  ].map((entry) => chapters.map(entry).join('\n'));
  const shown = [...pictures.keys()].map(
    (name, index) =>
      `<item id="p${index + 1}" href="${name}" media-type="${PICTURE_TYPES[path.extname(name)]}"/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeText(title)} (${lang})</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>${lang}</dc:language>
<meta property="dcterms:modified">${made.toISOString().replace(/\.\d+/, '')}</meta>
</metadata>
<manifest>
<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="styles" href="book.css" media-type="text/css"/>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${[list, ...shown].join('\n')}
</manifest>
<spine><itemref idref="contents"/>
${spine}
</spine>
</package>`;
}

/** The book as EPUB 3, for e-readers, which have fonts and pages of their own. */
export function bookEpub(
  language: Language,
  chapters: readonly Chapter[],
  cover: Uint8Array,
  made = new Date(),
): Uint8Array {
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  const { title, subtitle, contents } = TITLES[language];
  const name = `${title} ${packageVersions['@rsbuild/core']} – ${subtitle}`;
  const pictures: Pictures = new Map();
  const texts = chapters.map((chapter) => {
    const heading = `<h1 id="${chapter.id}">${escapeText(chapter.title)}</h1>`;
    return [
      `book/${chapter.id}.xhtml`,
      page(lang, chapter.title, heading + chapterText(chapter, pictures)),
    ];
  });
  const nav = `<nav epub:type="toc"><h1>${contents}</h1>${contentsOf(chapters)}</nav>`;
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'book/book.opf': packageFile(lang, name, chapters, pictures, made),
    'book/contents.xhtml': page(lang, contents, nav),
    'book/book.css': fs.readFileSync(path.join(__dirname, 'epub.css'), 'utf8'),
    ...(Object.fromEntries(texts) as Record<string, string>),
  };
  const entries: Zippable = {
    // The first entry, and not compressed: readers look at these bytes of the file.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'book/cover.jpg': [cover, { level: 0 }],
    ...Object.fromEntries(
      [...pictures].map(([name, file]) => [`book/${name}`, [fs.readFileSync(file), { level: 0 }]]),
    ),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)])),
  };
  return zipSync(entries, { level: 9, mtime: made });
}
