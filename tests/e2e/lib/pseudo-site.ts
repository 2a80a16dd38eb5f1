import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PAGES, UNTRANSLATED } from '../pseudo/site/pages';
import { translatePage } from './pseudo-pages';
import { PSEUDO_LOCALES, pseudoText } from './pseudo-text';
import { siteServerTest } from './site-server';

const siteDir = path.resolve(__dirname, '../../..');
const GENERATED = '.docusaurus-pseudo';
const TRANSLATIONS = `${GENERATED}/i18n`;
const OUT_DIR = 'build-pseudo';

const inSite = (...names: string[]) => path.join(siteDir, ...names);

/** Runs Docusaurus on the site of tests/e2e/pseudo/site. @throws Error with what it printed */
async function docusaurus(...args: string[]): Promise<void> {
  const cli = inSite('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = ['--config', 'tests/e2e/pseudo/site/docusaurus.config.ts'];
  await promisify(execFile)(process.execPath, [cli, ...args, ...config], {
    cwd: siteDir,
    env: {
      ...process.env,
      I18N_PATH: TRANSLATIONS,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${GENERATED}/generated`,
    },
  });
}

/** The files below a folder whose names end so, by their paths in it. */
const filesIn = (folder: string, end: string) =>
  fs
    .readdirSync(inSite(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end));

/** Writes what a function makes of a file to another place. */
function copy(from: string, to: string, change: (text: string) => string): void {
  fs.mkdirSync(path.dirname(inSite(to)), { recursive: true });
  fs.writeFileSync(inSite(to), change(fs.readFileSync(inSite(from), 'utf8')));
}

function translateLabels(text: string, locale: string): string {
  const labels = JSON.parse(text) as Record<string, { message: string }>;
  for (const label of Object.values(labels)) label.message = pseudoText(label.message, locale);
  return JSON.stringify(labels);
}

/** Fills the folder of a language, as src/i18n/README.md says. */
function translate(locale: string): void {
  const folder = `${TRANSLATIONS}/${locale}`;
  for (const file of filesIn(`${TRANSLATIONS}/labels`, '.json'))
    copy(`${TRANSLATIONS}/labels/${file}`, `${folder}/${file}`, (text) =>
      translateLabels(text, locale),
    );
  const docs = [
    ...PAGES.filter((page) => page !== UNTRANSLATED).map((page) => `${page}.mdx`),
    ...filesIn('docs/shared', '.mdx').map((file) => `shared/${file}`),
  ];
  for (const file of docs)
    copy(`docs/${file}`, `${folder}/docusaurus-plugin-content-docs/current/${file}`, (text) =>
      translatePage(text, locale),
    );
  for (const file of filesIn('blog', '.mdx'))
    copy(`blog/${file}`, `${folder}/docusaurus-plugin-content-blog/${file}`, (text) =>
      translatePage(text, locale),
    );
}

/** Builds the site in the pseudo-languages, unless that was done after the main site's build. */
export async function buildPseudoSite(): Promise<void> {
  const builtAt = (page: string) =>
    fs.existsSync(inSite(page)) ? fs.statSync(inSite(page)).mtimeMs : 0;
  const last = PSEUDO_LOCALES.at(-1)!;
  if (builtAt(`${OUT_DIR}/${last}/index.html`) > builtAt('build/zh/index.html')) return;
  fs.rmSync(inSite(TRANSLATIONS), { recursive: true, force: true });
  const [first] = PSEUDO_LOCALES;
  await docusaurus('write-translations', '--locale', first!);
  fs.renameSync(inSite(TRANSLATIONS, first!), inSite(TRANSLATIONS, 'labels'));
  PSEUDO_LOCALES.forEach(translate);
  const locales = PSEUDO_LOCALES.flatMap((locale) => ['--locale', locale]);
  await docusaurus('build', '--out-dir', OUT_DIR, ...locales);
}

/** Tests on the site in the pseudo-languages. */
export const test = siteServerTest(OUT_DIR);
