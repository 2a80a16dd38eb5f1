import { useEffect, useState, type RefObject } from 'react';
import { formatTime } from './format-time';
import { prefersReducedMotion } from '../ui/reduced-motion';

/** `full` as the page comes and where nothing moves; `waiting` at zero until it is seen; `growing` from then on. */
export type Growth = 'full' | 'waiting' | 'growing';

/** The share of the chart that has to be in view before it grows. */
const VISIBLE_SHARE = 0.25;

/** Writes the seconds so far into each `[data-time]`, up to its own time. Returns whether any of them is still counting. */
function count(labels: readonly HTMLElement[], seconds: number): boolean {
  let isCounting = false;
  for (const label of labels) {
    const time = Number(label.dataset.time);
    const text = formatTime(Math.min(seconds, time));
    if (label.textContent !== text) label.firstChild!.nodeValue = text;
    isCounting ||= seconds < time;
  }
  return isCounting;
}

/**
 * Lets a chart grow once, when it first comes into view, and again by `replay`; CSS moves the bars, this counts the
 * labels up with them. Out of view no frame is asked for. Without scripts and under reduced motion the chart stays full.
 */
export function useGrowth(chart: RefObject<HTMLElement | null>): {
  growth: Growth;
  replay: () => void;
} {
  const [growth, setGrowth] = useState<Growth>('full');
  const [plays, setPlays] = useState(0);

  useEffect(() => {
    if (prefersReducedMotion()) return;
    const labels = [...chart.current!.querySelectorAll<HTMLElement>('[data-time]')];
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
          setGrowth('growing');
          frame = requestAnimationFrame(step);
        } else if (started === undefined) {
          setGrowth('waiting');
          count(labels, 0);
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(chart.current!);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      count(labels, Infinity);
    };
  }, [chart, plays]);

  const replay = () => {
    setGrowth('waiting');
    setPlays(plays + 1);
  };
  return { growth, replay };
}
