import type { Check } from '../check';
import { sameDefault, showDefault } from '../../package/default-equality';
import { readDefault } from '../../pages/default-expression';
import {
  modes,
  readNormalizedDefaults,
  valueAt,
  type Mode,
  type NormalizedDefaults,
} from '../../package/normalized-defaults';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import { findUnreadDefault, type UnreadDefault } from './listed-defaults';

/** The documented default is what the tool normalises an empty configuration to, in every mode. */
export const optionDefaults: Check = {
  name: 'option-defaults',
  count: (pages) => pages.filter(hasDefault).length,
  async run(pages) {
    const documented = pages.filter(hasDefault);
    if (documented.length === 0) return [];
    const defaults = await readNormalizedDefaults();
    return documented.flatMap((page) => checkPage(page, defaults));
  },
};

const hasDefault = ({ frontMatter: { values } }: Page) => 'default' in values && 'option' in values;

function checkPage(page: Page, defaults: NormalizedDefaults): Problem[] {
  const { option, default: written } = page.frontMatter.values;
  const unread = findUnreadDefault(String(option));
  const found = modes.map((mode) =>
    unread
      ? checkRecorded(page, unread, mode)
      : checkMode(page, mode, writtenFor(written, mode), valueAt(defaults[mode], String(option))),
  );
  return found.flat().slice(0, 1);
}

function checkMode(page: Page, mode: Mode, found: string, expected: unknown): Problem[] {
  const reading = readDefault(found);
  if ('value' in reading && sameDefault(reading.value, expected)) return [];
  return [
    problem(
      page,
      mode,
      'default differs from the one of the package',
      showDefault(expected),
      found,
    ),
  ];
}

function checkRecorded(page: Page, unread: UnreadDefault, mode: Mode): Problem[] {
  const { documented, reason } = unread;
  const expected = writtenFor(documented[page.language] ?? documented.en, mode);
  const found = writtenFor(page.frontMatter.values.default, mode);
  if (found === expected) return [];
  return [
    problem(page, mode, `default differs from the one on record (${reason})`, expected, found),
  ];
}

/** The text for a mode: its own, or the one for all. */
function writtenFor(written: unknown, mode: Mode): string {
  const own = typeof written === 'object' && written !== null;
  return String(own ? (written as Record<string, unknown>)[mode] : written);
}

function problem(page: Page, mode: Mode, what: string, expected: string, found: string): Problem {
  const { option, default: written } = page.frontMatter.values;
  return {
    file: page.file,
    line: page.frontMatter.lineOf(typeof written === 'object' ? `default.${mode}` : 'default'),
    check: 'option-defaults',
    what: `${what}: ${String(option)} in mode ${mode}`,
    expected,
    found,
    fix: 'write the value the package has; one that cannot be read is listed in tests/docs/data/unread-defaults.json',
  };
}
