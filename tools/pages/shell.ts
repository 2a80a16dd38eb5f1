/** One simple command of a shell sample, split into words. */
export interface ShellCommand {
  words: string[];
  /** 0-based, in the sample */
  line: number;
}

const token = /(&&|\|\||[;|&])|((?:"(?:\\.|[^"])*"|'[^']*'|\\.|[^\s"';|&])+)/g;
const quotes = /"((?:\\.|[^"])*)"|'([^']*)'/g;
const assignment = /^[A-Za-z_]\w*=/;

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
  for (const [, separator, word] of line.matchAll(token)) {
    if (separator !== undefined) commands.push([]);
    else if (word !== undefined) commands.at(-1)?.push(word.replace(quotes, '$1$2'));
  }
  return commands.map(withoutEnvironment).filter((words) => words.length > 0);
}

function withoutEnvironment(words: string[]): string[] {
  const first = words.findIndex(
    (text) => !assignment.test(text) && text !== 'cross-env' && text !== 'set',
  );
  return first === -1 ? [] : words.slice(first);
}
