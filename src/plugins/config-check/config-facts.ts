import path from 'node:path';
import {
  MODES,
  type ConfigFacts,
  type Mode,
  type NameVersions,
  type OptionFacts,
} from '../../config-check/facts';
import { certainVersions } from '../../history/summary';
import { sourceOfTranslation } from '../../i18n/content-path';
import { readPage } from '../after-build/reference/read-page';
import type { LoadedDoc } from '../docs/loaded-docs';
import { coreHistory, findHistory } from '../history/option-history';
import { packageVersions } from '../package-versions';
import { configSchemas } from './config-schemas';
import { GUIDES, readCounterparts } from './counterparts';

export type FactsPage = Pick<LoadedDoc, 'source' | 'permalink' | 'frontMatter' | 'description'>;

interface OptionFrontMatter {
  readonly option?: string;
  readonly type?: string;
  readonly default?: string | Readonly<Partial<Record<Mode, string>>>;
}

function readOption({ frontMatter, description, permalink }: FactsPage): OptionFacts {
  const { type = '', default: value } = frontMatter as OptionFrontMatter;
  const inMode = (mode: Mode) => (typeof value === 'string' ? value : (value?.[mode] ?? '')).trim();
  return {
    type: type.trim(),
    ...(value !== undefined && {
      default: Object.fromEntries(MODES.map((mode) => [mode, inMode(mode)])) as Record<
        Mode,
        string
      >,
    }),
    description,
    url: permalink,
  };
}

/** When names came, were deprecated and went, of all that weren't the same in all versions. */
function listVersions(): Record<string, NameVersions> {
  const entries = Object.keys(coreHistory.options).map((name) => {
    const found = findHistory(name, 'en');
    const { changed: _, ...changes } = certainVersions(found);
    const versions: NameVersions = {
      ...changes,
      ...(found.replacement && { renamed: found.replacement.option }),
    };
    return [name, versions] as const;
  });
  return Object.fromEntries(entries.filter(([, versions]) => Object.keys(versions).length > 0));
}

const optionPagesOf = (docs: readonly FactsPage[]) =>
  docs.filter(({ frontMatter }) => 'option' in frontMatter);
const optionOf = ({ frontMatter }: FactsPage) => String(frontMatter.option);

/** What the pages say of options, by the options' paths. */
export const readOptions = (docs: readonly FactsPage[]): ConfigFacts['options'] =>
  Object.fromEntries(optionPagesOf(docs).map((page) => [optionOf(page), readOption(page)]));

/** What a check of configurations knows, from the pages of one language and the history of the package. */
export async function makeConfigFacts(
  siteDir: string,
  docs: readonly FactsPage[],
  texts: ConfigFacts['texts'],
): Promise<ConfigFacts> {
  const optionAt = (address: string) => {
    const page = optionPagesOf(docs).find(({ permalink }) =>
      permalink.endsWith(address.replace(/#.*/, '')),
    );
    return page && optionOf(page);
  };
  const read = (file: string) => readPage(path.join(siteDir, file));
  const counterparts = await Promise.all(
    GUIDES.map(async (guide) => {
      const address = `/guide/migration/${guide.page}`;
      const page = docs.find(({ permalink }) => permalink.endsWith(address));
      if (!page) throw new Error(`The check of configurations: expected a page at ${address}.`);
      const file = page.source.replace('@site/', '');
      const english = await read(sourceOfTranslation(file) ?? file);
      const url = `${page.permalink}#${guide.anchor}`;
      return readCounterparts(guide, english, await read(file), url, optionAt);
    }),
  );
  return {
    known: {
      documented: packageVersions[coreHistory.package]!,
      from: coreHistory.from,
      to: coreHistory.to,
    },
    lines: Object.keys(configSchemas()),
    options: readOptions(docs),
    versions: listVersions(),
    counterparts: counterparts.flat(),
    texts,
  };
}
