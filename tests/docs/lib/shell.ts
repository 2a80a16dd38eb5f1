/** One simple command of a shell sample, split into words. */
export interface ShellCommand {
  words: string[];
  /** 0-based, in the sample */
  line: number;
}

const word = /"((?:\\.|[^"])*)"|'([^']*)'|(&&|\|\||[;|&])|((?:\\.|[^\s"';|&])+)/g;
const assignment = /^[A-Za-z_]\w*=/;
const separators = new Set(['&&', '||', ';', '|', '&']);

/** The commands in a shell sample: comments, prompts and environment variables are left out. */
export function listCommands(code: string): ShellCommand[] {
  return code.split('\n').flatMap((line, index) =>
    splitCommands(
      joinContinued(code, index, line)
        .replace(/(^|\s)#\s?.*$/, '')
        .replace(/^\s*[$>]\s/, ''),
    ).map((words) => ({ words, line: index })),
  );
}

function joinContinued(code: string, index: number, line: string): string {
  const lines = code.split('\n');
  if (lines[index - 1]?.endsWith('\\')) return '';
  let text = line;
  for (let next = index + 1; text.endsWith('\\') && next < lines.length; next += 1) {
    text = text.slice(0, -1) + lines[next];
  }
  return text;
}

function splitCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [, double, single, separator, bare] of line.matchAll(word)) {
    if (separator !== undefined && separators.has(separator)) commands.push([]);
    else commands.at(-1)?.push(double ?? single ?? bare ?? '');
  }
  return commands.map(withoutEnvironment).filter((words) => words.length > 0);
}

function withoutEnvironment(words: string[]): string[] {
  const first = words.findIndex(
    (text) => !assignment.test(text) && text !== 'cross-env' && text !== 'set',
  );
  return first === -1 ? [] : words.slice(first);
}
