export type DiffMark = 'add' | 'del';

/** `// [!code ++]`, `# [!code --]`, `<!-- [!code ++] -->`, `/* [!code --] *\/` or `{/* [!code ++] *\/}` at the end of a line. */
const MARKER =
  /[ \t]*(?:(?:\/\/|#)[ \t]*\[!code (\+\+|--)\]|<!--[ \t]*\[!code (\+\+|--)\][ \t]*-->|\{?\/\*[ \t]*\[!code (\+\+|--)\][ \t]*\*\/\}?)[ \t]*$/;

/** A line without its marker, and what the marker says. */
export function readDiffMark(line: string): { text: string; mark?: DiffMark } {
  const match = MARKER.exec(line);
  if (!match) return { text: line };
  const sign = match.slice(1).find(Boolean);
  return { text: line.slice(0, match.index), mark: sign === '++' ? 'add' : 'del' };
}

/** The code after the change it shows: removed lines are emptied (line numbers stay), marks of added lines go. */
export function applyDiffMarks(code: string): string {
  return code
    .split('\n')
    .map(readDiffMark)
    .map(({ text, mark }) => (mark === 'del' ? '' : text))
    .join('\n');
}
