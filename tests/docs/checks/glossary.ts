import entries from '../../../i18n/zh/glossary.json';
import type { Check } from '../lib/check';
import { listProse } from '../lib/prose';

interface Entry {
  en: string;
  zh: string;
  avoid?: string[];
}

const avoided = (entries as Entry[]).flatMap(({ zh, avoid = [] }) =>
  avoid.map((term) => ({ term, zh })),
);

/** Chinese pages use the terms of the glossary. */
export const glossary: Check = {
  name: 'glossary',
  run: (pages) =>
    pages
      .filter((page) => page.language === 'zh')
      .flatMap((page) =>
        listProse(page).flatMap(({ text, line }) =>
          avoided
            .filter(({ term }) => text.includes(term))
            .map(({ term, zh }) => ({
              file: page.file,
              line: line + text.slice(0, text.indexOf(term)).split('\n').length - 1,
              check: 'glossary',
              what: 'term that the glossary avoids',
              expected: zh,
              found: term,
              fix: 'use the term of i18n/zh/glossary.json',
            })),
        ),
      ),
};
