import history from '../../../src/plugins/history/data/core.json';
import type { Change, Changes, PackageHistory } from '../../../src/history/history';
import { compareVersions, formatVersion } from '../../../src/history/versions';
import accepted from '../../../tests/docs/data/told-versions.json';
import type { Check } from '../check';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import { toldVersions, type ToldVersion } from './told-versions';

const { options, hooks = {}, instance = {}, exports = {} } = history as PackageHistory;
const namespaces: readonly Changes[] = [options, hooks, instance, exports];

/** The versions that pages give are those at which the types and defaults of the package changed. */
export const since: Check = {
  name: 'since',
  count: (pages) => pages.filter(isEnglish).flatMap(comparedOn).length,
  run: (pages) => pages.filter(isEnglish).flatMap((page) => [...headOf(page), ...proseOf(page)]),
};

/** The Chinese page has the same versions: the check of languages compares them. */
const isEnglish = ({ language, file }: Page) =>
  language === 'en' && /^docs\/(?:config|api|plugins\/dev|guide|shared)\//.test(file);

/** Whether a version is that of a change, or one of those that the registry lacks before it. */
const isAt = (version: string, { version: changed, after }: Change) =>
  after
    ? compareVersions(version, after) > 0 && compareVersions(version, changed) <= 0
    : version === changed;

/** A version that types and defaults don't show; a test compares `shown` with the published packages. */
interface AcceptedVersion {
  readonly file: string;
  readonly version: string;
  readonly reason: string;
  /** what the package's file has from this version on */
  readonly shown?: string;
}

const isAccepted = (file: string, version: string) =>
  (accepted as AcceptedVersion[]).some((entry) => entry.file === file && entry.version === version);

/** `since` of an option's front matter is the version that brought it. */
function headOf({ file, frontMatter }: Page): Problem[] {
  const { option, since: written } = frontMatter.values;
  if (typeof option !== 'string') return [];
  const added = options[option]?.find(({ kind }) => kind === 'added');
  const found = written === undefined ? 'none' : String(written);
  const isRight = added ? isAt(found, added) : written === undefined;
  if (isRight || isAccepted(file, found)) return [];
  const expected = added ? formatVersion(added) : `none: ${history.from} had it`;
  return [problem(file, frontMatter.lineOf('since'), 'since', expected, found)];
}

/** What is known of a told version: the changes of what it may be said of. */
function changesOf({ frontMatter }: Page, { subjects }: ToldVersion): Change[] {
  const option = frontMatter.values.option === undefined ? '' : String(frontMatter.values.option);
  return subjects.flatMap((subject) => {
    const isMeant = (name: string) => {
      if (name === subject || name === `${option}.${subject}`) return true;
      if (subject.includes('.') && name.startsWith(`${subject}.`)) return true;
      // A field of this page's option, or of a hook, goes by its own name.
      const isNear = option ? name.startsWith(`${option}.`) : !(name in options);
      return isNear && name.endsWith(`.${subject}`);
    };
    return namespaces.flatMap((changes) =>
      Object.entries(changes).flatMap(([name, list]) => (isMeant(name) ? list : [])),
    );
  });
}

const comparedOn = (page: Page) =>
  toldVersions(page.tree).filter(
    (told) => changesOf(page, told).length > 0 || isAccepted(page.file, told.version),
  );

function proseOf(page: Page): Problem[] {
  return toldVersions(page.tree).flatMap((told) => {
    const known = changesOf(page, told);
    if (known.some((change) => isAt(told.version, change))) return [];
    if (isAccepted(page.file, told.version)) return [];
    const versions = [...new Set(known.map(formatVersion))].sort(compareVersions);
    const expected = versions.join(', ') || 'a version that the package shows';
    return [problem(page.file, told.line, told.subjects.join(', '), expected, told.version)];
  });
}

function problem(file: string, line: number, of: string, expected: string, found: string): Problem {
  return {
    file,
    line,
    check: 'since',
    what: `version is not one that changed this: ${of}`,
    expected,
    found,
    fix: 'write the version of src/plugins/history/data/core.json; one that types and defaults don’t show is listed in tests/docs/data/told-versions.json with the reason and the text that the package has since then',
  };
}
