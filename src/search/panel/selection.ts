/** The row after moving by `step` in a list; wraps at both ends. */
export function moveSelection(selected: number, rows: number, step: 1 | -1): number {
  return rows ? (selected + step + rows) % rows : 0;
}
