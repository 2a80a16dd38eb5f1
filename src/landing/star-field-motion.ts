import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { starShift, type Point } from './star-field';

/** The stars below the pointer and where they rest: pixels from the top of the document, so that scrolling changes nothing. */
let stars: readonly { readonly star: HTMLElement; readonly rest: Point }[] = [];
let pointer: Point | undefined;
let frame = 0;

function findStars(area: HTMLElement): typeof stars {
  const field = area.querySelector<HTMLElement>(marked('stars'))!;
  const { left, top } = field.getBoundingClientRect();
  return ([...field.children] as HTMLElement[]).map((star) => ({
    star,
    rest: { x: left + window.scrollX + star.offsetLeft, y: top + window.scrollY + star.offsetTop },
  }));
}

function draw(): void {
  frame = 0;
  for (const { star, rest } of stars) {
    const { x, y } = starShift(rest, pointer);
    const transform = x || y ? `translate(${x}px, ${y}px)` : '';
    if (star.style.transform !== transform) star.style.transform = transform;
  }
}

/** Draws once a frame, by transforms only. */
function move(to: Point | undefined): void {
  pointer = to;
  frame ||= requestAnimationFrame(draw);
}

/** The stars of the hero move towards a pointer near them. The layout is read when it comes in, not while it moves. */
export const starFieldMotion: Behavior = {
  listeners: [
    on('pointermove', marked('starry'), (area, { pageX, pageY }) => {
      if (prefersReducedMotion()) return;
      if (!pointer) stars = findStars(area);
      move({ x: pageX, y: pageY });
    }),
    on('pointerout', marked('starry'), (area, { relatedTarget }) => {
      if (pointer && !area.contains(relatedTarget as Node | null)) move(undefined);
    }),
  ],
  onPage() {
    pointer = undefined;
  },
};
