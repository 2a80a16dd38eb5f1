import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { headTags, withHeadTags } from './head-tags';
import { makePictures } from './picture-cache';
import { questionsOf } from './questions';
import { sharedPages, type SharedPage } from './shared-pages';
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

/** Gives every page a picture for shared links, and the tags that name it and say what the page is. */
export default function sharing({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'sharing',
    async postBuild(props) {
      const { outDir, baseUrl, i18n } = props;
      const pages = sharedPages(props);
      // Nothing is awaited before all pages have their tags: other plugins read and copy them.
      pages.map(inSite(props)).forEach(addTags);
      const pictures = pages.map((page) => ({
        file: path.join(outDir, pictureOf(page, baseUrl)),
        text: {
          title: page.title,
          description: page.description,
          trail: page.trail,
          isCode: page.kind === 'option',
        },
      }));
      const { drawn } = await makePictures(pictures, path.join(siteDir, CACHE, i18n.currentLocale));
      console.log(`Social pictures (${i18n.currentLocale}): ${drawn} drawn of ${pictures.length}.`);
    },
  };
}
