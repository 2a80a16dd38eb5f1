import nprogress from 'nprogress';

/** Waits shorter than this show no progress bar; milliseconds. */
const PROGRESS_DELAY = 200;

/** Shows the progress bar while something takes long. */
export async function withProgress<T>(wait: Promise<T>): Promise<T> {
  const timer = setTimeout(() => nprogress.start(), PROGRESS_DELAY);
  try {
    return await wait;
  } finally {
    clearTimeout(timer);
    nprogress.done();
  }
}
