import { listFences } from '../lib/fences';
import type { Page } from '../lib/page';
import { listCommands } from '../lib/shell';

export interface NamedPackage {
  name: string;
  /** what stands behind the `@`; empty for the latest */
  version: string;
  line: number;
}

const specification = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/;
const installing = new Set(['add', 'install', 'i']);

/** The packages that a page tells its readers to install, in the order of its commands. */
export function listNamedPackages(page: Page): NamedPackage[] {
  return listFences(page)
    .filter(({ lang }) => lang === 'bash')
    .flatMap((fence) =>
      listCommands(fence.code).flatMap(({ words: [tool, verb = '', ...rest], line }) => {
        if (tool !== 'npm' || !installing.has(verb)) return [];
        return rest.flatMap((word) => {
          const [, name, version = ''] = specification.exec(word) ?? [];
          return name === undefined || word.startsWith('-')
            ? []
            : [{ name, version, line: fence.line + line }];
        });
      }),
    );
}
