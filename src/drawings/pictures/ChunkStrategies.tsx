import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Box, Label } from '../shapes';
import { chunkStrategies, type Chunk } from '../chunk-strategies';

/** Width of a kilobyte. */
const SCALE = 0.62;
const GAP = 3;
const ROW_HEIGHT = 76;
/** Width of a letter of a chunk's name. */
const LETTER_WIDTH = 7.2;

interface Bar extends Chunk {
  readonly x: number;
  readonly width: number;
}

/** Chunks side by side, each as wide as it is large. */
function barsOf(chunks: readonly Chunk[], start: number): Bar[] {
  let x = start;
  return chunks.map((chunk) => {
    const bar = { ...chunk, x, width: Math.max(2, chunk.size * SCALE) };
    x += bar.width + GAP;
    return bar;
  });
}

const sum = (chunks: readonly Chunk[]) => chunks.reduce((total, { size }) => total + size, 0);

/** What one page loads with each strategy, to scale. */
export default function ChunkStrategies(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.chunks.says',
      message:
        'The same page with four strategies, as bars to scale. split-by-experience: 186 kB are loaded with the page, most of them lib-react, and 303 kB on demand. split-by-module: the same sizes, but one file for each package. single-vendor: 484 kB are loaded with the page in index and vendor, and 5 kB on demand. all-in-one: one file of 186 kB with the page, one of 303 kB on demand.',
    }),
    page: translate({ id: 'pictures.chunks.page', message: 'Loaded with the page' }),
    demand: translate({ id: 'pictures.chunks.demand', message: 'Loaded on demand' }),
  };
  return (
    <Picture height={330} says={texts.says}>
      <Box at={[4, 8]} size={[18, 16]} tone="tool" />
      <Label at={[30, 16]} anchor="start" text={texts.page} />
      <Box at={[190, 8]} size={[18, 16]} tone="source" />
      <Label at={[216, 16]} anchor="start" text={texts.demand} />
      {chunkStrategies.map(({ strategy, page, onDemand }, i) => {
        const y = 44 + i * ROW_HEIGHT;
        const pageBars = barsOf(page, 4);
        const { x, width } = pageBars.at(-1)!;
        const onDemandBars = barsOf(onDemand, x + width + GAP * 3);
        return (
          <g key={strategy}>
            <Label at={[4, y + 8]} anchor="start" code strong text={strategy} />
            <Label at={[356, y + 8]} anchor="end" text={`${sum(page)} + ${sum(onDemand)} kB`} />
            {[...pageBars, ...onDemandBars].map((bar) => (
              <Box
                key={bar.name}
                at={[bar.x, y + 20]}
                size={[bar.width, 34]}
                tone={pageBars.includes(bar) ? 'tool' : 'source'}
                code
                title={bar.width >= bar.name.length * LETTER_WIDTH ? bar.name : undefined}
              />
            ))}
          </g>
        );
      })}
    </Picture>
  );
}
