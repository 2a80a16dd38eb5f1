// Runs inside the search worker.

/** Notes how long the worker is busy with each search. */
export function timeSearches() {
  const handle = self.onmessage;
  self.searchTime = 0;
  self.onmessage = (event) => {
    const started = performance.now();
    handle(event);
    if (event.data.type === 'search') self.searchTime = performance.now() - started;
  };
}

/** The milliseconds of the last search. */
export const lastSearchTime = () => self.searchTime;
