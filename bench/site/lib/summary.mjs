/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The medians of samples with the same keys. */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0]).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/** A Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A row for each interaction, a column for each site: `median (longest)` in milliseconds, a dash where a site hasn't got it. */
export function interactionsTable(measured) {
  const shown = (time) => (time < 16 ? '<16' : `${Math.round(time)}`);
  const cell = (result) => (result ? `${shown(result.median)} (${shown(result.longest)})` : '–');
  const sites = Object.keys(measured);
  const names = new Set(sites.flatMap((site) => Object.keys(measured[site])));
  const rows = [...names].map((name) => [name, ...sites.map((site) => cell(measured[site][name]))]);
  return table(['interaction, median (longest) in ms', ...sites], rows);
}
