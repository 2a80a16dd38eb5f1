const markers = ['// [!code X]', '# [!code X]', '<!-- [!code X] -->', '/* [!code X] */'];

const pattern = (change: '\\+\\+' | '--') =>
  new RegExp(
    `[ \\t]*(?:${markers
      .map((marker) => marker.replace(/[/*[\]!.]/g, '\\$&').replace('X', change))
      .join('|')})[ \\t]*$`,
  );

const removed = pattern('--');
const added = pattern('\\+\\+');

/** The code after the change it shows: removed lines are emptied (line numbers stay), marks of added lines go. */
export function applyDiffMarks(code: string): string {
  return code
    .split('\n')
    .map((line) => (removed.test(line) ? '' : line.replace(added, '')))
    .join('\n');
}
