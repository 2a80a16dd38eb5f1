import { packageVersions } from '../../src/plugins/package-versions';
import { listInstallCommands } from '../installs/install-commands';
import { npm } from '../package/npm';
import type { Page } from '../pages/page';
import type { GuideCase } from './guide-case';

/** With `GUIDE_INSTALL=true`, projects get their packages by the page's own commands, as a reader's do, not by links. */
export const installsForReal = process.env.GUIDE_INSTALL === 'true';

/** Runs the commands of a page in a project, after one for the packages that the page takes as installed. */
export async function installPackages(root: string, guide: GuideCase, page: Page): Promise<void> {
  const { packages = [], without = [] } = guide;
  const own = listInstallCommands(page).filter(
    (command) =>
      !command.packages.some(({ name, version }) => without.includes(`${name}@${version}`)),
  );
  const named = own.flatMap((command) => command.packages).map(({ name }) => name);
  const taken = [
    '@rsbuild/core',
    ...packages.map((entry) => (typeof entry === 'string' ? entry : entry.name)),
  ].filter((name) => !named.includes(name));
  const first = taken.map((name) => `${name}@${packageVersions[name] ?? ''}`);
  const commands = [
    ...(first.length > 0 ? [['install', ...first]] : []),
    ...own.map(({ words }) => words),
  ];
  for (const words of commands) {
    try {
      await npm([...words, '--no-audit', '--no-fund', '--prefer-offline'], root);
    } catch (error) {
      throw new Error(`npm ${words.join(' ')} fails:\n${(error as Error).message}`);
    }
  }
}
