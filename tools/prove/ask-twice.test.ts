import { askTwice } from './ask-twice';
import type { Outcome } from '../prover/proof';

const file = 'tests/docs/proofs/config/root.ts';
const asked: (readonly number[] | undefined)[] = [];

const outcome = (place: number, error?: string, run: Outcome['run'] = 'dev'): Outcome => ({
  proof: file,
  line: 1,
  literal: `${place}`,
  page: 'docs/config/root.mdx',
  says: [`${place}`],
  run,
  error,
});

/** Three proofs; `errorOf` says what asking for one gives, and throws where it ends the process. */
const askAbout =
  (errorOf: (place: number) => string | undefined, run?: Outcome['run']) =>
  (_: string, what: { only?: 'ties'; places?: readonly number[] } = {}) => {
    const places = what.places ?? [0, 1, 2];
    if (what.only) return Promise.resolve({ file, found: places.map((place) => outcome(place)) });
    asked.push(what.places);
    try {
      const found = places.map((place) => outcome(place, errorOf(place), run));
      return Promise.resolve({ file, found });
    } catch (error) {
      return Promise.resolve({ file, found: [], failure: (error as Error).message });
    }
  };

const errorsWith = async (ask: ReturnType<typeof askAbout>) =>
  (await askTwice(ask, file)).found.map(({ error }) => error);

/** What a proof gives that fails as often as told, and then holds. */
const failing = (at: number, times: number) => {
  let left = times;
  return (place: number) => (place === at && left-- > 0 ? 'late' : undefined);
};

const ending = (times: number) => {
  let left = times;
  return (place: number) => {
    if (place === 1 && left-- > 0) throw new Error('the process ended');
    return undefined;
  };
};

beforeEach(() => void asked.splice(0));

describe('proofs that are asked a second time', () => {
  test('what was waited for holds if it holds then', async () => {
    expect(await errorsWith(askAbout(failing(1, 1)))).toEqual([undefined, undefined, undefined]);
    expect(asked).toEqual([undefined, [1]]);
  });

  test('what fails twice has failed', async () => {
    expect(await errorsWith(askAbout(failing(1, 2)))).toEqual([undefined, 'late', undefined]);
  });

  test('a build that gave something else would give it again', async () => {
    expect(await errorsWith(askAbout(failing(1, 1), 'build'))).toEqual([
      undefined,
      'late',
      undefined,
    ]);
    expect(asked).toEqual([undefined]);
  });

  test('those beside a proof that ends the process are tried by themselves', async () => {
    const found = await errorsWith(askAbout(ending(3)));
    expect(found).toEqual([undefined, 'the process ended', undefined]);
    expect(asked).toEqual([undefined, [0], [1], [1], [2]]);
  });

  test('a process that ended once takes nothing along', async () => {
    expect(await errorsWith(askAbout(ending(1)))).toEqual([undefined, undefined, undefined]);
  });
});
