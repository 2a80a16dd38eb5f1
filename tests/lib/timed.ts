const shown = (args: readonly unknown[]) => {
  const text = JSON.stringify(args.length === 1 ? args[0] : args) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : text;
};

/**
 * A function that, in `npm run test:soak`, tells at the end how long its slowest answer took and to what. It's told
 * rather than tested, since a busy machine may be many times slower.
 */
export function timed<Args extends unknown[], Answer>(
  name: string,
  answer: (...args: Args) => Answer,
): (...args: Args) => Answer {
  if (!process.env.FUZZ_RUNS) return answer;
  let slowest = { time: 0, args: '' };
  const timeOf = (args: Args) => {
    const start = performance.now();
    answer(...args);
    return performance.now() - start;
  };
  afterAll(() => {
    console.log(`slowest answer of ${name}: ${slowest.time.toFixed(1)} ms, to ${slowest.args}`);
  });
  return (...args) => {
    const start = performance.now();
    const result = answer(...args);
    let time = performance.now() - start;
    // Other programs and the collection of garbage take their time too: what counts is slow again.
    if (time > slowest.time) time = Math.min(time, timeOf(args), timeOf(args));
    if (time > slowest.time) slowest = { time, args: shown(args) };
    return result;
  };
}
