import { closeBrowser } from '../guides/browser';
import { readProofs, runProofs } from './run-proofs';

/** What the parent process asks: the proofs of a file, run or only read. */
export interface ProofRequest {
  file: string;
  only?: 'ties';
}

/** Answers one request after the other, each with what was found or why it could not be asked. */
process.on('message', async ({ file, only }: ProofRequest) => {
  try {
    const answer =
      only === 'ties' ? (await readProofs(file)).map(({ tie }) => tie) : await runProofs(file);
    process.send?.({ answer });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.stack : String(error) });
  }
});

process.on('disconnect', () => {
  closeBrowser().finally(() => process.exit());
});

// Something that a proof left behind must not end the proofs after it.
process.on('unhandledRejection', (error) => console.error(error));
