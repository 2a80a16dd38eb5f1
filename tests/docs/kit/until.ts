const patience = 60_000;

/** Asks again and again until something is so. Gives up after a minute, so that nothing is left running. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) {
      throw new Error(
        `expected it to be so within ${patience / 1000} s, it never was: ${String(isSo)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
