import { useEffect, type RefObject } from 'react';
import { prefersReducedMotion } from '../ui/reduced-motion';
import { starShift, type Point } from './star-field';

type Position = readonly [x: number, y: number];

/** The places of the stars, in pixels from the top of the document: scrolling does not change it. */
function restingPoints(layer: HTMLElement, positions: readonly Position[]): Point[] {
  const { left, top, width, height } = layer.getBoundingClientRect();
  return positions.map(([x, y]) => ({
    x: left + window.scrollX + (x / 100) * width,
    y: top + window.scrollY + (y / 100) * height,
  }));
}

/**
 * Moves the stars of a layer, its children, while the pointer moves over the layer's parent: once a frame, by
 * transforms only. The layout is read when the pointer comes in or the window changes, not while it moves.
 */
export function useStarField(
  layer: RefObject<HTMLElement | null>,
  positions: readonly Position[],
): void {
  useEffect(() => {
    const field = layer.current!;
    const area = field.parentElement!;
    const stars = [...field.children] as HTMLElement[];
    let points: Point[] | undefined;
    let pointer: Point | undefined;
    let frame = 0;

    const draw = () => {
      frame = 0;
      points ??= restingPoints(field, positions);
      stars.forEach((star, i) => {
        const { x, y } = starShift(points![i]!, pointer);
        const transform = x || y ? `translate(${x}px, ${y}px)` : '';
        if (star.style.transform !== transform) star.style.transform = transform;
      });
    };
    const follow = (event: PointerEvent) => {
      pointer = prefersReducedMotion() ? undefined : { x: event.pageX, y: event.pageY };
      frame ||= requestAnimationFrame(draw);
    };
    const leave = () => {
      pointer = undefined;
      frame ||= requestAnimationFrame(draw);
    };
    const forget = () => (points = undefined);

    area.addEventListener('pointerenter', forget);
    area.addEventListener('pointermove', follow);
    area.addEventListener('pointerleave', leave);
    window.addEventListener('resize', forget);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('pointerenter', forget);
      area.removeEventListener('pointermove', follow);
      area.removeEventListener('pointerleave', leave);
      window.removeEventListener('resize', forget);
    };
  }, [layer, positions]);
}
