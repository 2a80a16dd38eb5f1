import { openDocs } from '#tools/pages/docs';
import { inParallel } from '#tools/command/in-parallel';
import { ensureSamplePackages } from '#tools/project/sample-packages';
import { closeBrowser } from '#tools/project/browser';
import { guides as allGuides } from './cases';
import { coveredPages } from '../data/covered-pages';
import { listInstallCommands } from '#tools/installs/install-commands';
import { findPackage } from '#tools/project/link-packages';
import { fileOfGuide, runGuide, type GuideOutcome } from '#tools/guides/run-guide';

/** The proofs run beside, in two processes of their own: more at once, and what is waited for comes late. */
const processes = 1;

/** `GUIDE=styling npx jest --testPathPatterns guides` runs the projects of some pages only. */
const guides = allGuides.filter(({ page }) => page.startsWith(process.env.GUIDE ?? ''));
const named = guides.map(({ page, shows }) => `${page}: ${shows}`);

/** Packages that pages name and no project here needs, or needs under another name. */
const otherPackages = [
  '@rsbuild/plugin-vue2@1.0.3',
  'eslint-config-react-app@7.0.1',
  'remote-web-worker@0.0.9',
  'eslint@8',
  'tailwindcss@3',
  'vue@2',
];

describe('the guides, built with the real Rsbuild', () => {
  const docs = openDocs();
  let outcomes: GuideOutcome[] = [];

  beforeAll(async () => {
    ensureSamplePackages();
    outcomes = await inParallel(processes, guides, (guide) => runGuide(guide, docs));
  }, 3_600_000);

  afterAll(closeBrowser);

  it.each(named.map((name, index) => [name, index] as const))('%s', (_, index) => {
    const error = outcomes[index]?.error;
    if (error !== undefined) throw new Error(error);
  });

  it('include every guide that makes something', () => {
    const pages = new Set(allGuides.map(({ page }) => page));
    expect(coveredPages.filter((page) => !pages.has(page))).toEqual([]);
  });

  it('are told to install the packages and versions that are installed here', () => {
    const unknown = allGuides.flatMap((guide) => {
      const page = docs.page(fileOfGuide(guide));
      return (page ? listInstallCommands(page) : []).flatMap(({ packages, line }) =>
        packages
          .filter(({ name, version }) => findPackage(name, version) === undefined)
          .filter(({ name, version }) => !otherPackages.includes(`${name}@${version}`))
          .map(({ name, version }) => `${fileOfGuide(guide)}:${line} ${name}@${version}`),
      );
    });
    expect(unknown).toEqual([]);
  });
});
