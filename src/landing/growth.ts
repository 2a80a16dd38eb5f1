import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { formatTime } from './format-time';

/** `full` as the page comes and where nothing moves; `waiting` at zero until it is seen; `growing` from then on. */
type Growth = 'full' | 'waiting' | 'growing';

/** The share of the chart that has to be in view before it grows. */
const VISIBLE_SHARE = 0.25;

/** Writes the seconds so far into each label, up to its own time. Returns whether any of them is still counting. */
function count(labels: readonly HTMLElement[], seconds: number): boolean {
  let isCounting = false;
  for (const label of labels) {
    const time = Number(dataAttributes(label).time);
    const text = formatTime(Math.min(seconds, time));
    if (label.textContent !== text) label.firstChild!.nodeValue = text;
    isCounting ||= seconds < time;
  }
  return isCounting;
}

const show = (chart: HTMLElement, growth: Growth) => (dataAttributes(chart).growth = growth);

let stop: (() => void) | undefined;

/** Lets a chart grow when it comes into view. Out of view no frame is asked for. */
function grow(chart: HTMLElement): void {
  const labels = [...chart.querySelectorAll<HTMLElement>(marked('time'))];
  let started: number | undefined;
  let frame = 0;

  const step = (now: number) => {
    started ??= now;
    if (count(labels, (now - started) / 1000)) frame = requestAnimationFrame(step);
    else observer.disconnect();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      cancelAnimationFrame(frame);
      if (entry!.intersectionRatio >= VISIBLE_SHARE) {
        show(chart, 'growing');
        frame = requestAnimationFrame(step);
      } else if (started === undefined) {
        show(chart, 'waiting');
        count(labels, 0);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  observer.observe(chart);
  stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/**
 * The benchmark grows once, when it first comes into view, and again by its button; CSS moves the bars, this counts the
 * labels up with them. Without scripts and under reduced motion the chart stays full.
 */
export const growth: Behavior = {
  listeners: [
    on('click', `button${marked('replay')}`, (button) => {
      const chart = button.previousElementSibling as HTMLElement;
      stop?.();
      // The animation restarts only after the browser has laid the bars out without it; the observer calls later than that.
      show(chart, 'waiting');
      grow(chart);
    }),
  ],
  onPage() {
    stop?.();
    stop = undefined;
    const chart = document.querySelector<HTMLElement>(marked('growth'));
    if (!chart || prefersReducedMotion()) return;
    (chart.nextElementSibling as HTMLElement).hidden = false;
    grow(chart);
  },
};
