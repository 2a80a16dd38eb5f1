/** Does something with every item, at most `width` at a time; the answers are in the items' order. */
export async function inParallel<Item, Answer>(
  width: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const list = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = list.shift(); next; next = list.shift()) {
      answers[next.index] = await work(next.item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return answers;
}
