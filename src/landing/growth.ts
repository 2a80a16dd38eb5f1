import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { LONGEST_BAR } from './benchmark-charts';
import { formatTime } from './format-time';

/** The share of the charts that has to be in view before they grow. */
const VISIBLE_SHARE = 0.25;

/** Ends the growth that waits or runs. */
let stop = () => {};

/** Writes the seconds so far, and the whole time once its bar has grown. Returns whether any label is still counting. */
function count(labels: readonly HTMLElement[], seconds: number): boolean {
  let isCounting = false;
  for (const label of labels) {
    const time = Number(dataAttributes(label).time);
    const isGrowing = seconds < Math.min(time, LONGEST_BAR);
    const text = formatTime(isGrowing ? seconds : time);
    if (label.textContent !== text) label.firstChild!.nodeValue = text;
    isCounting ||= isGrowing;
  }
  return isCounting;
}

/** Lets the charts grow once they are in view. `full` as the page comes, they are `waiting` at zero, then `growing`. */
function grow(charts: HTMLElement): void {
  const labels = [...charts.querySelectorAll<HTMLElement>(marked('time'))];
  let frame = 0;
  dataAttributes(charts).growth = 'waiting';
  count(labels, 0);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry!.intersectionRatio < VISIBLE_SHARE) return;
      observer.disconnect();
      dataAttributes(charts).growth = 'growing';
      let started: number | undefined;
      const step = (now: number) => {
        started ??= now;
        if (count(labels, (now - started) / 1000)) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    { threshold: VISIBLE_SHARE },
  );
  observer.observe(charts);
  stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/**
 * The benchmark grows once, when it first comes into view, and again by its button; CSS moves the bars, this counts the
 * times up with them. Without scripts and under reduced motion it stays full.
 */
export const growth: Behavior = {
  listeners: [
    on('click', `button${marked('replay')}`, (button) => {
      stop();
      // The animation restarts only after the browser has laid the bars out without it; the observer calls later than that.
      grow(button.previousElementSibling as HTMLElement);
    }),
  ],
  onPage() {
    stop();
    const charts = document.querySelector<HTMLElement>(marked('growth'));
    if (!charts || prefersReducedMotion()) return;
    (charts.nextElementSibling as HTMLElement).hidden = false;
    grow(charts);
  },
};
