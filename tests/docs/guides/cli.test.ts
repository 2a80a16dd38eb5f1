import { openDocs } from '#tools/pages/docs';
import { twinPath } from '#tools/pages/page-paths';
import { findHelp, rsbuildCommands } from '#tools/check/commands/rsbuild-help';
import { listFlagTables } from '#tools/guides/flag-tables';

const file = 'docs/guide/basic/cli.mdx';
const docs = openDocs();
const tablesOf = (name = '') => listFlagTables(docs.page(name)!);
const flagsBelow = (heading: string) =>
  tablesOf(file).find((table) => table.heading === heading)?.flags ?? [];
const version = '-v, --version';

describe('the CLI page and the real --help', () => {
  it.each(rsbuildCommands)('rsbuild %s: its table and the common one list its flags', (command) => {
    const { flags } = findHelp(command);
    const documented = [...flagsBelow('Common flags'), ...flagsBelow(`rsbuild ${command}`)];
    const here = documented.filter((flag) => flag !== version || flags.includes(version));
    expect(here.sort()).toEqual([...flags].sort());
  });

  it('says that --version is used without a command', () => {
    expect(flagsBelow('Common flags')).toContain(version);
    expect(findHelp().flags).toContain(version);
    expect(findHelp('build').flags).not.toContain(version);
  });

  it('has a section for every command of the overview, and for no other', () => {
    const listed = findHelp().commands.map((name) => name || 'dev');
    const text = docs.page(file)?.text ?? '';
    const sections = [...text.matchAll(/^## rsbuild (\w+)$/gm)].map(([, name]) => name);
    expect(sections.sort()).toEqual([...listed].sort());
  });

  it('has the same flags in Chinese', () => {
    const flags = (name?: string) => tablesOf(name).map((table) => table.flags);
    expect(flags(twinPath(file))).toEqual(flags(file));
    expect(flags(file)).toHaveLength(1 + rsbuildCommands.length);
  });
});
