import told from './data/told-versions.json';
import { openDocs } from '#tools/pages/docs';
import { toldVersions } from '#tools/check/options/told-versions';
import { askPublished, type VersionText } from '#tools/history/published-texts';

interface Told extends Partial<VersionText> {
  readonly file: string;
  readonly version: string;
  readonly reason: string;
}

const docs = openDocs();
const entries = told as Told[];
const shown = entries.filter((entry): entry is Told & VersionText => entry.shown !== undefined);
const place = ({ file, version }: Told) => `${file}: ${version}`;

describe('versions that types and defaults don’t show', () => {
  test('are told on the page', () => {
    const stale = entries.filter(({ file, version }) => {
      const page = docs.page(file);
      const isHead = page?.frontMatter.values.since === version;
      return (
        !page || !(isHead || toldVersions(page.tree).some((entry) => entry.version === version))
      );
    });
    expect(stale.map(place)).toEqual([]);
  });

  test('have a text in the published package that the version before lacks', async () => {
    let answers;
    try {
      answers = await askPublished(shown);
    } catch (error) {
      // The registry may be out of reach at a desk, never in CI: there a silent pass would hide a wrong version.
      console.warn(`The registry could not be asked about versions: ${(error as Error).message}`);
      expect(process.env.CI).toBeUndefined();
      return;
    }
    const wrong = shown.flatMap((entry, index) => {
      const { from, before, isNew } = answers[index]!;
      return isNew
        ? []
        : [`${place(entry)}: “${entry.shown}” is not new in ${from} after ${before}`];
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});
