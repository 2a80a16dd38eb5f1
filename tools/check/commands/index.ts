import { visit } from 'unist-util-visit';
import type { Check } from '../check';
import { listFences } from '../../pages/fences';
import type { Page } from '../../pages/page';
import { checkCommand } from './rsbuild-command';
import { listCommands } from '../../pages/shell';

interface WrittenCommand {
  words: string[];
  line: number;
}

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);
const packageScript = /^\s*"[\w:.-]+":\s*"((?:\S+\s+)*?rsbuild\b[^"]*)"/;

/** Commands of `rsbuild` and `create-rsbuild` in samples and in the text exist, and so do their flags. */
export const commands: Check = {
  name: 'commands',
  count: (pages) => pages.flatMap(writtenCommands).length,
  run: (pages) =>
    pages.flatMap((page) =>
      writtenCommands(page).flatMap(({ words, line }) => {
        const finding = checkCommand(words);
        if (!finding) return [];
        return [
          {
            file: page.file,
            line,
            check: 'commands',
            what: `\`${words.join(' ')}\` isn't a command of the tool`,
            ...finding,
            fix: 'write a command and flags that the real --help lists',
          },
        ];
      }),
    ),
};

function writtenCommands(page: Page): WrittenCommand[] {
  return [...shellCommands(page), ...scriptCommands(page), ...inlineCommands(page)];
}

function shellCommands(page: Page): WrittenCommand[] {
  return listFences(page)
    .filter((fence) => shells.has(fence.lang))
    .flatMap((fence) =>
      listCommands(fence.code).map(({ words, line }) => ({ words, line: fence.line + line })),
    );
}

/** `"build": "rsbuild build"` in a package.json. */
function scriptCommands(page: Page): WrittenCommand[] {
  return listFences(page)
    .filter((fence) => fence.lang === 'json' && fence.code.includes('"scripts"'))
    .flatMap((fence) =>
      fence.code.split('\n').flatMap((text, index) => {
        const script = packageScript.exec(text)?.[1];
        return script === undefined ? [] : commandsIn(script, fence.line + index);
      }),
    );
}

function inlineCommands(page: Page): WrittenCommand[] {
  const found: WrittenCommand[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    if (/^(npx |pnpm |yarn |bunx )?rsbuild \S/.test(node.value)) {
      found.push(...commandsIn(node.value, node.position?.start.line ?? 1));
    }
  });
  return found;
}

const commandsIn = (text: string, line: number) =>
  listCommands(text).map(({ words }) => ({ words, line }));
