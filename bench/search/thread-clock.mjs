/** Counts the processor time of a page's main thread. Other programs of the machine don't count; the slow-down, which keeps the thread busy, does. */
export class ThreadClock {
  constructor(devtools) {
    this.devtools = devtools;
  }

  static async start(devtools) {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ThreadClock(devtools);
  }

  async busyTime() {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  }

  /** Runs something; resolves to its result and the milliseconds that the page was busy meanwhile. */
  async time(run) {
    const before = await this.busyTime();
    const result = await run();
    return { result, busy: (await this.busyTime()) - before };
  }
}
