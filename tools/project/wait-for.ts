const pause = () => new Promise((resolve) => setTimeout(resolve, 25));

/** Asks again and again until there is an answer. Throws after a while, with what was expected. */
export async function waitFor<Answer>(
  expected: string,
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  patience = 60_000,
): Promise<Answer> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`expected ${expected}, found none`);
    await pause();
  }
}
