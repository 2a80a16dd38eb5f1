import type { Answer } from '../prover/ask-proofs';
import type { Outcome } from '../prover/proof';

type Ask = (
  file: string,
  what?: { only?: 'ties'; places?: readonly number[] },
) => Promise<Answer<Outcome>>;

/** Asks a second time what doesn't hold and could have been broken by a busy machine. */
export async function askTwice(ask: Ask, file: string): Promise<Answer<Outcome>> {
  const first = await ask(file);
  if (first.failure) return askOneByOne(ask, file);
  const places = doubtfulPlaces(first);
  if (places.length === 0) return first;
  return better(first, await ask(file, { places }), places);
}

/** Asks for each proof by itself, because one of them ends the process. */
async function askOneByOne(ask: Ask, file: string): Promise<Answer<Outcome>> {
  const ties = await ask(file, { only: 'ties' });
  const found: Outcome[] = [];
  const askAt = async (place: number): Promise<Outcome> => {
    const {
      found: [outcome],
      failure,
    } = await ask(file, { places: [place] });
    return outcome ?? { ...ties.found[place]!, error: failure };
  };
  for (const place of ties.found.keys()) {
    const outcome = await askAt(place);
    found.push(outcome.error === undefined ? outcome : await askAt(place));
  }
  return { ...ties, found };
}

/** The places of the proofs of which a second run may say something else. */
const doubtfulPlaces = ({ found }: Answer<Outcome>): number[] =>
  found.flatMap(({ run, error }, place) => (error === undefined || isSteady(run) ? [] : place));

/** What isn't waited for gives the same each time. */
const isSteady = (run: Outcome['run']) => run === 'build' || run === 'rspack';

/**
 * The first answer with what the second says about the proofs at `places`. What holds then holds: a busy machine breaks
 * what is true, but doesn't make anything true.
 */
function better(
  first: Answer<Outcome>,
  second: Answer<Outcome>,
  places: readonly number[],
): Answer<Outcome> {
  if (second.failure) return first;
  const again = new Map(places.map((place, i) => [place, second.found[i]!]));
  return { ...first, found: first.found.map((outcome, place) => again.get(place) ?? outcome) };
}
