import { packageVersions } from '../../../src/plugins/package-versions';
import { openDocs } from '#tools/pages/docs';
import { inParallel } from '#tools/command/in-parallel';
import { listInstallCommands, type InstallCommand } from '#tools/installs/install-commands';
import {
  NoRegistryError,
  resolvePackages,
  type Resolution,
} from '#tools/installs/resolve-packages';

const core = '@rsbuild/core';
const docs = openDocs();
const commands = docs.files
  .filter((file) => !file.startsWith('i18n/'))
  .flatMap((file) => listInstallCommands(docs.page(file)!));

const place = ({ file, line }: InstallCommand) => `${file}:${line}`;

/** What a project has after the command: the documented core beside what the command names. */
const projectOf = ({ packages }: InstallCommand): Record<string, string> =>
  Object.fromEntries(
    [{ name: core, version: packageVersions[core]! }, ...packages]
      .map(({ name, version }): [string, string] => [name, version || 'latest'])
      .sort(([a], [b]) => a.localeCompare(b)),
  );

const sets = [
  ...new Map(commands.map((c) => [JSON.stringify(projectOf(c)), projectOf(c)])).values(),
];
const keyOf = (command: InstallCommand) => JSON.stringify(projectOf(command));

/** `5.8.3` is what `5.8.3` asks for, and so is `3.4.17` for `3`. */
const isAsked = (version: string, asked: string) =>
  version === asked || version.startsWith(`${asked}.`);

/** The registry may be out of reach at a desk, never in CI: there a silent pass would hide a broken command. */
function expectDesk(offline: string) {
  console.warn(`The registry could not be asked about install commands: ${offline}`);
  expect(process.env.CI).toBeUndefined();
}

describe('install commands that the pages print', () => {
  const answers = new Map<string, Resolution>();
  let misfit: Resolution | undefined;
  let offline: string | undefined;

  beforeAll(async () => {
    try {
      await inParallel(3, sets, async (set) => {
        answers.set(JSON.stringify(set), await resolvePackages(set));
      });
      misfit = await resolvePackages({ react: '18.3.1', 'react-dom': '19.0.0' });
    } catch (error) {
      if (!(error instanceof NoRegistryError)) throw error;
      offline = error.message;
    }
    console.log(`${commands.length} commands, ${sets.length} different sets of packages`);
  }, 600_000);

  test('each names the version of every package', () => {
    const loose = commands.flatMap((command) =>
      command.packages
        .filter(({ version }) => !/^\d/.test(version))
        .map(({ name }) => `${place(command)}: ${name}`),
    );
    expect(loose).toEqual([]);
  });

  test('would be refused if their packages did not fit each other', () => {
    if (offline !== undefined) return expectDesk(offline);
    expect(misfit?.error).toMatch(/\bERESOLVE\b/);
  });

  test('each installs beside the documented core, and brings the versions that it names', () => {
    if (offline !== undefined) return expectDesk(offline);
    const problems = commands.flatMap((command) => {
      const { versions, error } = answers.get(keyOf(command))!;
      if (error !== undefined) return [`${place(command)}: npm refuses it\n${error}`];
      return Object.entries(projectOf(command))
        .filter(([name, asked]) => !isAsked(versions[name]!, asked))
        .map(([name, asked]) => `${place(command)}: ${name}@${asked} brings ${versions[name]}`);
    });
    expect(problems.join('\n')).toBe('');
  });
});
