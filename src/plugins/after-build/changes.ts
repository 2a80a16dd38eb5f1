import path from 'node:path';
import {
  CHANGES_FILE,
  CHANGES_INDEX,
  minorSteps,
  stepName,
  type MinorStep,
} from '../../history/change-files';
import { describeDifferences, type ChangesFile } from '../../history/describe-differences';
import { readLatest } from '../../history/version-state';
import { sourceOfTranslation } from '../../i18n/content-path';
import { fill } from '../../ui/fill';
import { readOptions, type FactsPage } from '../config-check/config-facts';
import { headingMember } from '../history/heading-member';
import { addressOfOption, coreHistory } from '../history/option-history';
import { laterOptions } from '../history/option-versions';
import { packageVersions } from '../package-versions';
import type { BuiltSite } from './built-site';
import { readPage } from './reference/read-page';
import { referenceExports } from './reference/reference-exports';
import { sectionPairs, type PagePair } from './reference/reference-options';
import type { Step } from './run-steps';
import { textsIn } from './texts';

type Addresses = Record<string, string>;

const documented = packageVersions[coreHistory.package]!;

/** The pages of options; those that came later have theirs on Rsbuild's own site. */
function optionUrls(docs: readonly FactsPage[], locale: string): Addresses {
  const pages = readOptions(docs);
  const later = laterOptions(documented, (option) => option in pages);
  return Object.fromEntries([
    ...Object.entries(pages).map(([option, { url }]) => [option, url]),
    ...later.map(({ option }) => [option, addressOfOption(option, locale)]),
  ]);
}

/** The headings about hooks, methods and exports. */
async function memberUrls(siteDir: string, docs: readonly FactsPage[]) {
  const urls = { hooks: {} as Addresses, instance: {} as Addresses, exports: {} as Addresses };
  const pairs = new Map<string, PagePair>();
  for (const { source, permalink } of docs) {
    const file = source.replace('@site/', '');
    // All languages have the anchors of the English headings.
    const english = sourceOfTranslation(file) ?? file;
    if (!/^docs\/(?:api\/javascript-api|plugins\/dev)\//.test(english)) continue;
    const page = await readPage(path.join(siteDir, english));
    pairs.set(english, { pages: { en: page, zh: page }, url: { en: permalink, zh: permalink } });
    for (const { sections, id } of sectionPairs(pairs.get(english)!)) {
      const member = headingMember(sections.en.heading, english);
      if (member) urls[member.kind][member.name] ??= `${permalink}#${id}`;
    }
  }
  const [values, types] = ['core', 'types'].map((name) =>
    pairs.get(`docs/api/javascript-api/${name}.mdx`),
  );
  // A site of some pages has them or not.
  if (values && types)
    for (const { name, url } of referenceExports(values, types, coreHistory.package))
      urls.exports[name] ??= url.en;
  return urls;
}

/** What changed from one minor line to the next, in Markdown. */
function stepFile(file: ChangesFile, [from, to]: MinorStep, origin: string): string {
  const ends = [from, to].map((line) => readLatest(line, file.known)!);
  const { parts } = describeDifferences(file, [ends[0]!, ends[1]!]);
  const named = (name: string, url?: string) =>
    url ? `[\`${name}\`](${new URL(url, origin).href})` : `\`${name}\``;
  const lines = parts.flatMap(({ heading, groups }) => [
    `## ${heading}`,
    ...groups.flatMap(({ label, items }) => [
      `### ${label}`,
      items
        .map(({ name, url, text, words }) =>
          [`- ${named(name, url)}: ${text}`, ...(words ? [words] : [])].join(' '),
        )
        .join('\n'),
    ]),
  ]);
  return [
    `# Rsbuild ${from} → ${to}`,
    ...(lines.length > 0 ? lines : [fill(file.texts.nothing, { from, to })]),
    '',
  ].join('\n\n');
}

/** Writes what a comparison of versions knows, and each step from a minor line to the next as Markdown. */
export const writeChanges = (
  site: Pick<BuiltSite, 'siteDir' | 'siteConfig' | 'baseUrl' | 'i18n' | 'docs' | 'write'>,
): Step => ({
  async atEnd() {
    const { siteDir, siteConfig, baseUrl, i18n, docs, write } = site;
    const { from, to, options, hooks, instance, exports } = coreHistory;
    const file: ChangesFile = {
      known: { documented, from, to },
      changes: { options, hooks, instance, exports },
      urls: {
        options: optionUrls(docs.docs, i18n.currentLocale),
        ...(await memberUrls(siteDir, docs.docs)),
      },
      texts: textsIn(i18n.currentLocale, 'changes', site),
    };
    await write(CHANGES_FILE, JSON.stringify(file));
    const steps = minorSteps(coreHistory);
    for (const step of steps) await write(stepName(step), stepFile(file, step, siteConfig.url));
    const links = steps.map(
      (step) => `- [${step.join(' → ')}](${siteConfig.url}${baseUrl}${stepName(step)})`,
    );
    const index = [`# ${file.texts.files}`, file.texts.aboutFiles, links.join('\n'), ''];
    await write(CHANGES_INDEX, index.join('\n\n'));
  },
});
