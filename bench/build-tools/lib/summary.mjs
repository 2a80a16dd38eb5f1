const round = (seconds) => Math.round(seconds * 1000) / 1000;

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One metric of the data file: the median of its samples as `time`, their spread, and the samples; all in seconds. */
export function summarise(desc, samples) {
  const rounded = samples.map(round);
  return {
    desc,
    time: round(median(rounded)),
    min: Math.min(...rounded),
    max: Math.max(...rounded),
    samples: rounded,
  };
}
