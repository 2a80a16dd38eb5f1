import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Point = readonly [x: number, y: number];

/** The meaning of a color: what the reader writes, what Rsbuild does, what comes out. */
export type Tone = 'plain' | 'source' | 'tool' | 'output';

const LINE_HEIGHT = 16;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4.5;
/** Half of the width of an arrow's head. */
const HEAD = 5;

export interface LabelProps {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly code?: boolean;
  readonly strong?: boolean;
  readonly text: string;
}

/** A line of text; `at` is the middle of its height. */
export function Label({ at, anchor = 'middle', code, strong, text }: LabelProps): ReactNode {
  return (
    <text
      x={at[0]}
      y={at[1] + BASELINE}
      textAnchor={anchor}
      className={clsx(styles.text, code && styles.code, strong && styles.strong)}
    >
      {text}
    </text>
  );
}

export interface BoxProps {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly tone?: Tone;
  /** The first line, which names the box. */
  readonly title?: string;
  /** The title is code. */
  readonly code?: boolean;
  readonly lines?: readonly string[];
  /** With the edge of another box behind it: one of many. */
  readonly stacked?: boolean;
  readonly dashed?: boolean;
}

/** A box with its name and some lines in its middle. */
export function Box({ at, size, tone = 'plain', title, code, lines = [], ...look }: BoxProps) {
  const [x, y] = at;
  const [width, height] = size;
  const rect = {
    width,
    height,
    rx: Math.min(7, height / 3),
    className: clsx(styles[tone], look.dashed && styles.dashed),
  };
  const count = lines.length + (title === undefined ? 0 : 1);
  const middleOf = (line: number): Point => [
    x + width / 2,
    y + height / 2 + (line - (count - 1) / 2) * LINE_HEIGHT,
  ];
  return (
    <g>
      {look.stacked && <rect x={x + 3} y={y + 3} {...rect} />}
      <rect x={x} y={y} {...rect} />
      {title !== undefined && <Label at={middleOf(0)} code={code} strong text={title} />}
      {lines.map((line, i) => (
        <Label key={line} at={middleOf(count - lines.length + i)} text={line} />
      ))}
    </g>
  );
}

export interface FrameProps extends Pick<BoxProps, 'at' | 'size' | 'code'> {
  readonly title: string;
  /** From the frame’s edge to its title, which leaves room for an arrow. */
  readonly indent?: number;
  /** Beside the title. */
  readonly note?: string;
}

/** A frame around other shapes, named in its upper corner. */
export function Frame({ at, size, title, code, indent = 12, note }: FrameProps): ReactNode {
  const [x, y] = at;
  const [width, height] = size;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" className={styles.frame} />
      <Label at={[x + indent, y + 16]} anchor="start" code={code} strong text={title} />
      {note && <Label at={[x + width - 12, y + 16]} anchor="end" text={note} />}
    </g>
  );
}

export interface LineProps {
  /** As SVG writes them: `98,19 84,19 84,66`. */
  readonly points: string;
  readonly dashed?: boolean;
}

/** A line through points, without a head. */
export function Line({ points, dashed }: LineProps): ReactNode {
  return <polyline points={points} className={clsx(styles.line, dashed && styles.dashed)} />;
}

/** The head of an arrow that comes from one point and ends at another. */
function headOf([fromX, fromY]: Point, [x, y]: Point): string {
  const length = Math.hypot(x - fromX, y - fromY);
  const [dx, dy] = [((x - fromX) / length) * HEAD, ((y - fromY) / length) * HEAD];
  return `M${x} ${y}L${x - 1.6 * dx - dy} ${y - 1.6 * dy + dx}L${x - 1.6 * dx + dy} ${y - 1.6 * dy - dx}Z`;
}

/** A line through points, with a head at its end. */
export function Arrow({ points, dashed }: LineProps): ReactNode {
  const [before, end] = points
    .split(' ')
    .slice(-2)
    .map((point) => point.split(',').map(Number)) as unknown as [Point, Point];
  return (
    <>
      <Line points={points} dashed={dashed} />
      <path d={headOf(before, end)} className={styles.head} />
    </>
  );
}

/** A dot on a line. */
export function Dot({ at: [x, y] }: { readonly at: Point }): ReactNode {
  return <circle cx={x} cy={y} r="4.5" className={styles.head} />;
}
