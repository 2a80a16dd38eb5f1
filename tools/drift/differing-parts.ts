const separator = / \| |; |^\{ | \}$|\n/;

/** Of two long texts made of members and fields, those parts that only one of them has. */
export function differingParts(before: string, after: string): { before: string; after: string } {
  const [left, right] = [partsOf(before), partsOf(after)];
  const gone = left.filter((part) => !right.includes(part));
  const added = right.filter((part) => !left.includes(part));
  return { before: gone.join('\n') || '…', after: added.join('\n') || '…' };
}

const partsOf = (text: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
