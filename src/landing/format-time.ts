/** A measured time in seconds: under one second as whole milliseconds, else with two decimals. */
export function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds < 1000 ? `${milliseconds}ms` : `${seconds.toFixed(2)}s`;
}
