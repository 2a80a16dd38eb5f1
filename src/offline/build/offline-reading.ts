import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteSettings } from '../../ui/site-settings';
import { WORKER_FILE } from '../worker-file';
import { TEXTS, unreadTemplate, type UnreadTexts } from './unread-template';

const NAME = 'offline-reading';
const TEXTS_FILE = 'texts';

export interface WorkerOptions {
  /** Whether pages are kept; otherwise the worker takes away itself and what earlier ones kept. */
  readonly offline: boolean;
  readonly base: string;
  /** By language. */
  readonly unreadPages: Readonly<Record<string, string>>;
}

/** Writes the service worker into a folder. */
export async function writeWorker(
  folder: string,
  { offline, base, unreadPages }: WorkerOptions,
): Promise<void> {
  const entry = offline ? 'service-worker.ts' : 'self-destroying.ts';
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry: path.resolve(__dirname, '../worker', entry),
    output: { path: folder, filename: WORKER_FILE },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        BASE: JSON.stringify(base),
        UNREAD_PAGES: JSON.stringify(unreadPages),
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

/** The texts in a language: translated where the site's folder of translations has them. */
function textsIn(language: string, { siteDir, i18n }: LoadContext): UnreadTexts {
  const file = path.join(siteDir, i18n.path, language, NAME, `${TEXTS_FILE}.json`);
  const translated = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<typeof TEXTS>)
    : {};
  const entries = Object.entries({ ...TEXTS, ...translated });
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message])) as UnreadTexts;
}

/** Builds the service worker of the whole site, at its base, with the default language. */
export function offlineReading(context: LoadContext): Plugin {
  const { siteDir, siteConfig, i18n, outDir, baseUrl } = context;
  return {
    name: NAME,
    getTranslationFiles: () => [{ path: TEXTS_FILE, content: TEXTS }],
    async postBuild() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const tokens = fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
      const { offline } = siteConfig.customFields as unknown as SiteSettings;
      const unreadPages = Object.fromEntries(
        i18n.locales.map((language) => [
          language,
          unreadTemplate(
            i18n.localeConfigs[language]!.htmlLang,
            textsIn(language, context),
            tokens,
          ),
        ]),
      );
      await writeWorker(outDir, { offline, base: baseUrl, unreadPages });
    },
  };
}
