import { closeBrowser } from './browser-pages';
import { runMatrix } from './matrix/run-matrix';
import { nameFailedValues } from './name-failed-values';
import { readProofs, runProofs } from './run-proofs';

/** What the parent process asks: the proofs of a file, run or only read. */
export interface ProofRequest {
  file: string;
  only?: 'ties';
  /** the places of the proofs to run, in the file's order; all of them if not given */
  places?: readonly number[];
  /** names of the contexts to run them in, instead of their own setting */
  contexts?: string[];
}

nameFailedValues();

/** Answers one request after the other, each with what was found or why it could not be asked. */
process.on('message', async (request: ProofRequest) => {
  try {
    process.send?.({ answer: await answer(request) });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? tellOf(error) : String(error) });
  }
});

/** The stack of a program's error; an error of our own says where it is. */
const tellOf = ({ name, message, stack = message }: Error) => (name === 'Error' ? message : stack);

async function answer({ file, only, places, contexts }: ProofRequest) {
  if (contexts) return runMatrix(file, contexts);
  return only === 'ties' ? (await readProofs(file)).map(({ tie }) => tie) : runProofs(file, places);
}

process.on('disconnect', () => {
  closeBrowser().finally(() => process.exit());
});

// Something that a proof left behind must not end the proofs after it.
process.on('unhandledRejection', (error) => console.error(error));
