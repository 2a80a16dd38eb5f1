import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { SiteSettings } from '../../../ui/site-settings';
import { WORKER_FILE } from '../../../offline/kept-files';
import type { BuiltSite } from '../built-site';
import type { Step } from '../run-steps';
import { textsIn } from '../texts';
import { unreadTemplate } from './unread-template';

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
    entry: path.resolve(__dirname, '../../../offline/worker', entry),
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

/** Builds the service worker of the whole site, at its base. */
export const writeServiceWorker = (site: BuiltSite): Step => ({
  async atEnd() {
    const { siteDir, siteConfig, i18n, outDir, baseUrl, isDefaultLanguage } = site;
    if (!isDefaultLanguage) return;
    const tokens = fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
    const { offline } = siteConfig.customFields as unknown as SiteSettings;
    const pageIn = (language: string) =>
      unreadTemplate(
        i18n.localeConfigs[language]!.htmlLang,
        textsIn(language, 'offline', site),
        tokens,
      );
    const unreadPages = Object.fromEntries(
      i18n.locales.map((language) => [language, pageIn(language)]),
    );
    await writeWorker(outDir, { offline, base: baseUrl, unreadPages });
  },
});
