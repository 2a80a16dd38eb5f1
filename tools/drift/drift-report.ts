import type { Change, ChangeKind, Changes } from '../../src/history/history';
import { compareVersions, formatVersion } from '../../src/history/versions';
import { fileOfOption } from '../pages/option-path';
import { twinPath } from '../pages/page-paths';

const titles: Record<ChangeKind, string> = {
  added: 'Options and fields that came',
  removed: 'Options and fields that went',
  deprecated: 'Options and fields that are deprecated now',
  type: 'Types that changed',
  default: 'Defaults that changed',
};

/** The range of versions that a report is about: those after the first, up to the second. */
export type Range = readonly [from: string, to: string];

interface Drift extends Change {
  readonly option: string;
}

function showDrift({ option, from, to, words, ...change }: Drift): string[] {
  const after = to ?? words;
  return [
    `  ${option}  ${formatVersion(change)}`,
    ...(from ? [`    before  ${from}`] : []),
    ...(after ? [`    after   ${after}`] : []),
  ];
}

/** An option's own page, or that of the option that a field belongs to. */
const filesOf = (option: string) =>
  option.split('.').map((_, i, parts) => fileOfOption(parts.slice(0, i + 1).join('.')));

/** What changed in the options, and the pages that this affects; `pages` are the English pages there are. */
export function driftReport([from, to]: Range, options: Changes, pages: readonly string[]): string {
  const drifts = Object.entries(options).flatMap(([option, changes]) =>
    changes
      .filter(
        ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
      )
      .map((change): Drift => ({ option, ...change })),
  );
  const sections = Object.entries(titles).flatMap(([kind, title]) => {
    const entries = drifts.filter((drift) => drift.kind === kind);
    return entries.length > 0
      ? [`${title} (${entries.length})`, ...entries.flatMap(showDrift), '']
      : [];
  });
  const files = drifts.map(({ option }) => filesOf(option));
  const touched = new Set(files.flatMap((some) => some.filter((file) => pages.includes(file))));
  const came = drifts.filter(({ kind }) => kind === 'added').map(({ option }) => option);
  const wanted = came
    .filter((option) => !filesOf(option).some((file) => touched.has(file)))
    .filter((option) => !came.some((other) => option.startsWith(`${other}.`)));
  return [
    `@rsbuild/core ${from} → ${to}`,
    '',
    ...(drifts.length > 0 ? sections : ['Nothing changed in the options.']),
    ...(touched.size > 0 ? [`Pages touched (${touched.size} in each language)`] : []),
    ...[...touched].sort().flatMap((file) => [`  ${file}`, `  ${twinPath(file)}`]),
    ...(wanted.length > 0 ? [`Pages to write (${wanted.length} in each language)`] : []),
    ...wanted.map((option) => `  ${fileOfOption(option)}`),
  ].join('\n');
}
