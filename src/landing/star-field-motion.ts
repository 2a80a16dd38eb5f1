import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { starShift, type Point } from './star-field';

/** The element that the pointer is over, and what ends its motion. */
let followed: { readonly area: HTMLElement; readonly stop: () => void } | undefined;

/** The places of the stars, in pixels from the top of the document: scrolling does not change it. */
function restingPoints(field: HTMLElement, stars: readonly HTMLElement[]): Point[] {
  const { left, top } = field.getBoundingClientRect();
  return stars.map(({ offsetLeft, offsetTop }) => ({
    x: left + window.scrollX + offsetLeft,
    y: top + window.scrollY + offsetTop,
  }));
}

/**
 * Moves the stars of an element while the pointer is over it: once a frame, by transforms only. The layout is read when
 * the pointer comes in or the window changes, not while it moves.
 */
function follow(area: HTMLElement): void {
  const field = area.querySelector<HTMLElement>(marked('stars'))!;
  const stars = [...field.children] as HTMLElement[];
  const leaving = new AbortController();
  const { signal } = leaving;
  let points: Point[] | undefined;
  let pointer: Point | undefined;
  let frame = 0;

  const draw = () => {
    frame = 0;
    points ??= restingPoints(field, stars);
    stars.forEach((star, i) => {
      const { x, y } = starShift(points![i]!, pointer);
      const transform = x || y ? `translate(${x}px, ${y}px)` : '';
      if (star.style.transform !== transform) star.style.transform = transform;
    });
  };
  const move = (to: Point | undefined) => {
    pointer = to;
    frame ||= requestAnimationFrame(draw);
  };
  const stop = () => {
    leaving.abort();
    followed = undefined;
    move(undefined);
  };

  followed = { area, stop };
  area.addEventListener('pointermove', ({ pageX, pageY }) => move({ x: pageX, y: pageY }), {
    signal,
  });
  area.addEventListener('pointerleave', stop, { signal });
  window.addEventListener('resize', () => (points = undefined), { signal });
}

/** The stars of the hero move towards a pointer near them. Only while it is over the hero does anything hear its moves. */
export const starFieldMotion: Behavior = {
  listeners: [
    on('pointerover', marked('starry'), (area) => {
      if (followed?.area === area || prefersReducedMotion()) return;
      followed?.stop();
      follow(area);
    }),
  ],
  onPage() {
    if (!followed?.area.isConnected) followed?.stop();
  },
};
