import fs from 'node:fs';
import path from 'node:path';
import { sectionsOf, writePages } from './pages.mjs';

const linkOf = (file) => `/${file.replace(/(?:^|(?<=\/))index\.md$|\.md$/, '')}`;

const sidebarOf = (pages, section) => ({
  text: section,
  items: pages
    .filter(({ path: file }) => file.startsWith(`${section}/`))
    .map(({ path: file, title }) => ({ text: title, link: linkOf(file) })),
});

/** Sidebars by language, with all its sections, as Starlight's. */
function config(pages) {
  const chinese = pages.filter(({ path: file }) => file.startsWith('zh/'));
  const english = pages.filter((page) => !chinese.includes(page));
  const sidebar = (of) => of.map((section) => sidebarOf(pages, section));
  const sections = sectionsOf(pages);
  const locales = {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: sidebar(sections) } },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      themeConfig: { sidebar: sidebar(sections.map((section) => `zh/${section}`)) },
    },
  };
  return `export default ${JSON.stringify({
    title: 'Rsbuild',
    cleanUrls: true,
    ignoreDeadLinks: true,
    markdown: { html: false },
    locales,
    themeConfig: { search: { provider: 'local' } },
  })};\n`;
}

const QUICK_START = '/guide/start/quick-start';

const SEARCH = '#local-search button';

const openedSearch = async (page) => {
  await page.locator(SEARCH).click();
  await page.locator('#localsearch-input').waitFor();
};

/** What readers do that this site can do too. Its menus open when the pointer comes. */
const interactions = {
  'search opens': { page: QUICK_START, click: SEARCH },
  'search key': { page: QUICK_START, before: openedSearch, key: 'p' },
  'search closes': { page: QUICK_START, before: openedSearch, key: 'Escape' },
  theme: { page: QUICK_START, click: '.VPNavBar .VPSwitchAppearance:visible' },
  'page change': { page: QUICK_START, click: '.VPSidebar a[href="/guide/start/glossary"]' },
  copy: { page: QUICK_START, click: '.vp-doc button.copy' },
};

/** VitePress with both languages and its local search; its pages are not read as Vue templates. */
export const vitepress = {
  name: 'VitePress',
  packages: ['vitepress'],
  output: '.vitepress/dist',
  search: /@localSearchIndex/,
  interactions,
  caches: ['.vitepress/cache'],
  // Four times the pages need more than the 4 GB that Node.js takes by itself.
  command: (modules) => [
    '--max-old-space-size=16384',
    path.join(modules, 'vitepress/bin/vitepress.js'),
    'build',
  ],
  write(folder, pages) {
    writePages(folder, pages, (text) => `::: v-pre\n${text}\n:::\n`);
    fs.mkdirSync(path.join(folder, '.vitepress'), { recursive: true });
    fs.writeFileSync(path.join(folder, '.vitepress/config.mjs'), config(pages));
  },
  pageFile: (folder, page) => path.join(folder, page),
};
