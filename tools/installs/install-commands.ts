import { pinCommands } from '../../src/plugins/mdx/pinned-commands';
import { listFences } from '../pages/fences';
import type { Page } from '../pages/page';
import { listCommands } from '../pages/shell';

/** A package as a command names it. */
export interface NamedPackage {
  name: string;
  /** what the command, as the site shows it, has behind the `@`; empty where it has nothing */
  version: string;
}

/** A command that installs packages. */
export interface InstallCommand {
  file: string;
  line: number;
  packages: NamedPackage[];
  /** what stands behind `npm`, as the site shows it */
  words: string[];
}

const specification = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/;
const installing = new Set(['add', 'install', 'i']);

function namePackages(words: string[]): NamedPackage[] {
  return words.flatMap((word) => {
    const [, name, version = ''] = specification.exec(word) ?? [];
    return name === undefined || word.startsWith('-') ? [] : [{ name, version }];
  });
}

/** The commands of a page that install packages with npm, with the versions that its readers see. */
export function listInstallCommands(page: Page): InstallCommand[] {
  return listFences(page)
    .filter(({ lang }) => lang === 'bash')
    .flatMap((fence) =>
      listCommands(pinCommands(fence.code)).flatMap(
        ({ words: [tool, verb = '', ...rest], line }) => {
          const packages = tool === 'npm' && installing.has(verb) ? namePackages(rest) : [];
          return packages.length > 0
            ? [{ file: page.file, line: fence.line + line, packages, words: [verb, ...rest] }]
            : [];
        },
      ),
    );
}
