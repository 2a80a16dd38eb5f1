/** Many texts as one, each with something it stands for: one search in all of them is faster than one in each. */
export class Haystack<Value> {
  readonly entries: readonly (readonly [text: string, value: Value])[];
  private readonly all: string;
  /** Where each text begins, and where one after the last would. */
  private readonly starts = [0];

  constructor(entries: Iterable<readonly [text: string, value: Value]>) {
    this.entries = [...entries];
    this.all = this.entries.map(([text]) => text).join('\n');
    for (const [{ length }] of this.entries) this.starts.push(this.starts.at(-1)! + length + 1);
  }

  /** The texts that have a part without line breaks, in their order. */
  having(part: string): (readonly [text: string, value: Value])[] {
    const found = [];
    for (let at = this.all.indexOf(part), i = 0; at >= 0;) {
      while (this.starts[i + 1]! <= at) i++;
      found.push(this.entries[i]!);
      at = this.all.indexOf(part, this.starts[i + 1]);
    }
    return found;
  }
}
