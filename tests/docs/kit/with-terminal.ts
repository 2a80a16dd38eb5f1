/** Lets the tool believe that a person types into its terminal. */
export async function withTerminal(act: () => Promise<void>): Promise<void> {
  const { isTTY } = process.stdin;
  const { CI } = process.env;
  process.stdin.isTTY = true;
  delete process.env.CI;
  try {
    await act();
  } finally {
    process.stdin.isTTY = isTTY;
    if (CI !== undefined) process.env.CI = CI;
  }
}
