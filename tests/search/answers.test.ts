import { BuiltDocs } from '#tools/search/built-docs';
import facts from './facts.en.json';

/** A question with a text that only its answer has, as the page writes it. */
interface Question {
  readonly query: string;
  readonly fact: string;
  /** The public thread, where it is from one. */
  readonly source?: string;
}

/** What an agent needs until it has the fact, that searches once and then reads the found pages in their order. */
interface Way {
  readonly query: string;
  /** Where the fact is: in the first passage, or on the page of that place; Infinity where it isn't. */
  readonly found: 'passage' | number;
  /** Questions to the server: the search, and each page. */
  readonly calls: number;
  /** Characters of their answers. */
  readonly characters: number;
}

/** What is reached, and kept: shares of the questions, and medians of those that are answered. */
const HELD = { firstPage: 0.87, firstThree: 0.94, calls: 2, characters: 15_000 };

const RESULTS = 7;
const docs = new BuiltDocs('en');

function findFact({ query, fact }: Question): Way {
  const answer = docs.search(query, RESULTS);
  let characters = JSON.stringify(answer).length;
  if (answer.pages[0]?.passages[0]?.text?.includes(fact))
    return { query, found: 'passage', calls: 1, characters };
  for (const [i, { address }] of answer.pages.entries()) {
    const { text } = docs.page(address);
    characters += text.length;
    if (text.includes(fact)) return { query, found: i + 1, calls: i + 2, characters };
  }
  return { query, found: Infinity, calls: RESULTS + 1, characters };
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('an agent that searches and reads finds the facts that answer 200 questions', () => {
  const questions: readonly Question[] = facts;
  expect(questions).toHaveLength(200);
  const ways = questions.map(findFact);
  const share = (holds: (way: Way) => boolean) => ways.filter(holds).length / ways.length;
  const within = (places: number) => share(({ found }) => found === 'passage' || found <= places);
  const answered = ways.filter(({ found }) => found !== Infinity);
  const reached = {
    firstPassage: share(({ found }) => found === 'passage'),
    firstPage: within(1),
    firstThree: within(3),
    calls: median(answered.map(({ calls }) => calls)),
    characters: median(answered.map(({ characters }) => characters)),
  };
  const missed = ways.filter(({ found }) => found !== 'passage' && found > 1);
  console.log(
    [
      `Facts for agents: ${JSON.stringify(reached)}`,
      ...missed.map(({ query, found }) => `  ${found === Infinity ? '–' : found}  ${query}`),
    ].join('\n'),
  );
  expect(reached.firstPage).toBeGreaterThanOrEqual(HELD.firstPage);
  expect(reached.firstThree).toBeGreaterThanOrEqual(HELD.firstThree);
  expect(reached.calls).toBeLessThanOrEqual(HELD.calls);
  expect(reached.characters).toBeLessThanOrEqual(HELD.characters);
});
