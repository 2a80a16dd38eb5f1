import fs from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import checkedPages from '../../../tests/docs/records/checked.json';
import provedStatements from '../../../tests/docs/records/proved.json';
import { findHistory } from '../history/option-history';
import { checkedPage, countHeld } from '../records/checked-record';
import { versionNotesOf } from '../records/version-notes';
import type { ProvedRecord } from '../records/proved-record';
import { openVersionRecords } from '../records/version-record';
import { siteDir, sitePath } from '../site-path';
import { contentHash } from '../translations/content-hash';
import { kindOfPage, findLocale, sourceOfTranslation } from '../../i18n/content-path';
import { validateFrontMatter } from './validate-front-matter';

type FrontMatter = Record<string, unknown>;

/** Option pages are listed by the last part of the option's name, in the code face, and led to by the whole name. */
function optionLabels({ option }: FrontMatter): FrontMatter {
  return typeof option === 'string'
    ? {
        sidebar_label: option.split('.').at(-1),
        sidebar_class_name: 'sidebar-option',
        pagination_label: option,
      }
    : {};
}

/** The search treats questions as keywords. */
function searchedWords({ keywords, questions }: FrontMatter): FrontMatter {
  const words = [keywords, questions].flatMap((list) => (Array.isArray(list) ? list : []));
  return words.length > 0 ? { keywords: words } : {};
}

/** Whether the English text has changed since this translation was recorded. */
function translationState(file: string, frontMatter: FrontMatter): FrontMatter {
  const source = sourceOfTranslation(file);
  const sourceFile = source && path.join(siteDir, source);
  if (!sourceFile || !fs.existsSync(sourceFile)) return {};
  const current = contentHash(fs.readFileSync(sourceFile, 'utf8'));
  return current === frontMatter.source_hash ? {} : { stale_translation: true };
}

const heldIn = countHeld(provedStatements as unknown as ProvedRecord, openVersionRecords(siteDir));

/** The package that this text was checked against, if the checks passed, and whether its option ever changed. */
function checkedAgainst(file: string, fileContent: string, { option }: FrontMatter): FrontMatter {
  const result = checkedPage(checkedPages, file, fileContent, heldIn);
  if (!result) return {};
  const checked = { ...result, notes: versionNotesOf(file) };
  if (typeof option !== 'string') return { checked };
  const { from, to, changes } = findHistory(option, findLocale(file));
  return { checked: { ...checked, ...(changes.length === 0 && { unchanged: { from, to } }) } };
}

/** Docusaurus's front-matter hook: validates every page by its schema and adds what is derived from it. */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = sitePath(params.filePath);
  const kind = kindOfPage(file);
  if (!kind) return result;
  validateFrontMatter(kind, result.frontMatter, file);
  // Docusaurus refuses front matter in fragments.
  if (kind === 'fragment') return result;
  const date = kind === 'release' ? { date: result.frontMatter.published_at } : {};
  return {
    ...result,
    frontMatter: {
      ...optionLabels(result.frontMatter),
      ...date,
      ...result.frontMatter,
      ...searchedWords(result.frontMatter),
      ...translationState(file, result.frontMatter),
      ...checkedAgainst(file, params.fileContent, result.frontMatter),
    },
  };
};
