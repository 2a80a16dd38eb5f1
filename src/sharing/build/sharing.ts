import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inThread } from '../../ui/build/in-thread';
import { headTags, withHeadTags } from './head-tags';
import { missingPictures, placePictures } from './picture-cache';
import { questionsOf } from './questions';
import { expectedLooks, sharedPages, type PageLooks, type SharedPage } from './shared-pages';
import type { PictureText } from './social-picture';
import type { PageInSite } from './structured-data';

/** Where the pictures are, below a language's base. */
const FOLDER = 'img/social';
/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/social-pictures';

interface NavbarItem {
  readonly label?: string;
  readonly to?: string;
}

/** `/zh/guide/start/` has its picture at `img/social/guide/start/index.png`, below the base. */
const pictureOf = (page: SharedPage, baseUrl: string) =>
  `${FOLDER}/${page.path.slice(baseUrl.length).replace(/(^|\/)$/, '$1index')}.png`;

/** Adds to each page what only its site knows. */
function inSite({ siteConfig, baseUrl, i18n }: Props): (page: SharedPage) => PageInSite {
  const { navbar } = siteConfig.themeConfig as { navbar: { items: NavbarItem[] } };
  const absolute = (address: string) => new URL(address, siteConfig.url).href;
  return (page) => {
    const [name] = page.trail;
    const section = navbar.items.find(({ label, to }) => to && label === name);
    return {
      ...page,
      url: absolute(page.path),
      image: absolute(baseUrl + pictureOf(page, baseUrl)),
      language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
      home: { name: siteConfig.title, url: absolute(baseUrl) },
      ...(section && {
        section: { name: name!, url: absolute(baseUrl + section.to!.replace(/^\//, '')) },
      }),
    };
  };
}

/** Adds tags to a page's file in one step, so that whoever reads it meanwhile finds it whole. */
function addTags(page: PageInSite): void {
  const html = fs.readFileSync(page.file, 'utf8');
  try {
    const tags = headTags({ ...page, questions: questionsOf(html) });
    fs.writeFileSync(`${page.file}.part`, withHeadTags(html, tags));
    fs.renameSync(`${page.file}.part`, page.file);
  } catch (error) {
    throw new Error(`Sharing: ${page.file}: ${(error as Error).message}`, { cause: error });
  }
}

const textOf = ({ kind, title, description, trail }: PageLooks): PictureText => ({
  title,
  description,
  trail,
  isCode: kind === 'option',
});

/** Where all pictures are in the cache, as mostly, no thread is started. */
async function drawMissing(texts: readonly PictureText[], cache: string): Promise<void> {
  if (!missingPictures(texts, cache).size) return;
  await inThread<typeof import('./draw-pictures'), 'drawPictures'>(
    path.join(__dirname, 'draw-pictures.ts'),
    'drawPictures',
    texts,
    cache,
  );
}

/** Gives every page a picture for shared links, and the tags that name it and say what the page is. */
export default function sharing({ siteDir, siteConfig, baseUrl, i18n }: LoadContext): Plugin<void> {
  const cache = path.join(siteDir, CACHE, i18n.currentLocale);
  let drawnAhead: Promise<void> | undefined;
  return {
    name: 'sharing',
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      // Bundling leaves a part of the processor free.
      drawnAhead = drawMissing(
        expectedLooks({ siteConfig, baseUrl }, allContent).map(textOf),
        cache,
      );
    },
    async postBuild(props) {
      const { outDir } = props;
      const pages = sharedPages(props);
      // Nothing is awaited before all pages have their tags: other plugins read and copy them.
      pages.map(inSite(props)).forEach(addTags);
      const pictures = pages.map((page) => ({
        file: path.join(outDir, pictureOf(page, baseUrl)),
        text: textOf(page),
      }));
      await drawnAhead;
      await drawMissing(
        pictures.map(({ text }) => text),
        cache,
      );
      placePictures(pictures, cache);
    },
  };
}
