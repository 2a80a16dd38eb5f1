// Runs inside the search worker.

/** Makes the worker so many times slower: an answer is held back until it would be there. */
export function slowDown(times) {
  const handle = self.onmessage;
  const post = self.postMessage.bind(self);
  let started = 0;
  self.searchTime = 0;
  self.onmessage = (event) => {
    started = performance.now();
    handle(event);
  };
  self.postMessage = (message) => {
    if (message.type === 'result') {
      self.searchTime = (performance.now() - started) * times;
      while (performance.now() - started < self.searchTime);
    }
    post(message);
  };
}

/** The milliseconds of the last search. */
export const lastSearchTime = () => self.searchTime;
