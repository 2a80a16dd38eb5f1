/**
 * Runs a command of package.json with what was typed after it. Its exit code is what `main` returns, 0 for
 * nothing; a thrown error is told by its message and exits with 2.
 */
export async function runCommand(main: (args: string[]) => unknown): Promise<void> {
  try {
    const code = await main(process.argv.slice(2));
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
