import nprogress from 'nprogress';
import { ownHtml } from '../ui/own-html';

/** Waits shorter than this show no progress bar; milliseconds. */
const DELAY = 200;

nprogress.configure({
  trickleSpeed: 800,
  // The site's policy takes no other text for markup.
  template: ownHtml(nprogress.settings.template) as string,
});

/** Shows the progress bar while something takes long. */
export async function withProgress<T>(wait: Promise<T>): Promise<T> {
  const timer = setTimeout(() => nprogress.start(), DELAY);
  try {
    return await wait;
  } finally {
    clearTimeout(timer);
    nprogress.done();
  }
}
