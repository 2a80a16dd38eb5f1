import type { Check } from '../lib/check';
import { sameDefault, showDefault } from '../lib/default-equality';
import { readDefault } from '../lib/default-expression';
import {
  modes,
  readNormalizedDefaults,
  valueAt,
  type Mode,
  type NormalizedDefaults,
} from '../lib/normalized-defaults';
import type { Page } from '../lib/page';
import type { Problem } from '../lib/problem';
import { unreadDefaultOf, type UnreadDefault } from '../lib/unread-defaults';

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
  const unread = unreadDefaultOf(String(option));
  if (unread) return checkUnread(page, unread);
  return modes
    .flatMap((mode) => {
      const expected = valueAt(defaults[mode], String(option));
      const found = writtenFor(written, mode);
      const reading = readDefault(found);
      if ('value' in reading && sameDefault(reading.value, expected)) return [];
      return [problem(page, `default of ${option} in mode ${mode}`, showDefault(expected), found)];
    })
    .slice(0, 1);
}

function checkUnread(page: Page, { option, documented, reason }: UnreadDefault): Problem[] {
  const expected = documented[page.language] ?? documented.en;
  const { default: written } = page.frontMatter.values;
  if (sameDefault(written, expected)) return [];
  const shown = typeof expected === 'string' ? expected : showDefault(expected);
  return [
    problem(page, `default of ${option}, which is recorded (${reason})`, shown, String(written)),
  ];
}

function writtenFor(written: unknown, mode: Mode): string {
  const value =
    typeof written === 'object' ? (written as Record<string, unknown> | null)?.[mode] : written;
  return String(value);
}

const problem = (page: Page, what: string, expected: string, found: string): Problem => ({
  file: page.file,
  line: page.frontMatter.lineOf('default'),
  check: 'option-defaults',
  what,
  expected,
  found,
  fix: 'write the value the package has; one that cannot be read is listed in tests/docs/data/unread-defaults.json',
});
