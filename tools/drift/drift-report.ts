import { fileOfOption } from '../pages/option-path';
import { twinPath } from '../pages/page-paths';
import type { Drift } from './compare-options';
import { differingParts } from './differing-parts';

const titles: Record<Drift['kind'], string> = {
  came: 'Options that came',
  went: 'Options that went',
  deprecated: 'Options that are deprecated now',
  type: 'Types that changed',
  default: 'Defaults that changed',
};

const long = 120;

/** The report for a terminal: each change, then the pages that it touches; `pages` are the English pages there are. */
export function driftReport(from: string, to: string, drifts: Drift[], pages: string[]): string {
  const sections = Object.entries(titles).flatMap(([kind, title]) => {
    const entries = drifts.filter((drift) => drift.kind === kind);
    return entries.length > 0
      ? [`${title} (${entries.length})`, ...entries.flatMap(showDrift), '']
      : [];
  });
  return [
    `@rsbuild/core ${from} → ${to}`,
    '',
    ...(drifts.length > 0 ? sections : ['Nothing changed in the options.']),
    ...showPages(drifts, pages),
  ].join('\n');
}

function showDrift({ option, before, after }: Drift): string[] {
  const whole =
    before.length + after.length <= long || before === 'not there' || after === 'not there';
  const shown = whole ? { before, after } : differingParts(before, after);
  const indent = (text: string) => text.replace(/\n/g, '\n            ');
  return [
    `  ${option}`,
    `    before  ${indent(shown.before)}`,
    `    after   ${indent(shown.after)}`,
  ];
}

function showPages(drifts: Drift[], pages: string[]): string[] {
  const files = [...new Set(drifts.map(({ option }) => fileOfOption(option)))].sort();
  const touched = files.filter((file) => pages.includes(file));
  const wanted = drifts
    .filter(({ kind }) => kind === 'came')
    .map(({ option }) => fileOfOption(option));
  return [
    ...(touched.length > 0 ? [`Pages touched (${touched.length} in each language)`] : []),
    ...touched.flatMap((file) => [`  ${file}`, `  ${twinPath(file) ?? ''}`]),
    ...(wanted.length > 0 ? [`Pages to write (${wanted.length} in each language)`] : []),
    ...wanted.map((file) => `  ${file}`),
  ];
}
