import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label, Line, type Tone } from '../shapes';

const WIDTH = 278;
const RAIL = 322;
const ANSWER = 412;

/** The middleware that a request to the dev server passes. */
export default function RequestWay(): ReactNode {
  const config = translate({
    id: 'pictures.request.config',
    message: 'your config file',
    description: 'Picture of a request’s way: where middleware is written',
  });
  const places: { title: string; lines: string[]; y: number; height: number; tone: Tone }[] = [
    {
      title: '1. server.middlewares.use()',
      lines: [
        translate({
          id: 'pictures.request.plugin',
          message: 'a plugin, in onBeforeStartDevServer',
          description: 'Picture of a request’s way: where middleware is written',
        }),
      ],
      y: 52,
      height: 48,
      tone: 'source',
    },
    { title: '2. middlewares.unshift()', lines: [config], y: 120, height: 48, tone: 'source' },
    {
      title: translate({
        id: 'pictures.request.builtIn',
        message: '3. Built in',
        description: 'Picture of a request’s way: Rsbuild’s own middleware',
      }),
      lines: [
        translate({
          id: 'pictures.request.first',
          message: 'CORS, headers, proxy, compression,',
          description: 'Picture of a request’s way: Rsbuild’s own middleware, first line',
        }),
        translate({
          id: 'pictures.request.second',
          message: 'base, assets, public directory, fallbacks',
          description: 'Picture of a request’s way: Rsbuild’s own middleware, second line',
        }),
      ],
      y: 188,
      height: 66,
      tone: 'tool',
    },
    { title: '4. middlewares.push()', lines: [config], y: 274, height: 48, tone: 'source' },
    {
      title: '5. middlewares.use()',
      lines: [
        translate({
          id: 'pictures.request.script',
          message: 'a script with createDevServer',
          description: 'Picture of a request’s way: where middleware is written',
        }),
      ],
      y: 342,
      height: 48,
      tone: 'source',
    },
  ];
  return (
    <Picture
      height={446}
      says={translate({
        id: 'pictures.request.says',
        message:
          'A request passes five places of middleware in order: server.middlewares.use() of a plugin, middlewares.unshift() in the config file, the built-in middleware with the fallbacks, middlewares.push() in the config file, and middlewares.use() of a script. Each sends an answer or calls next(). What is still unanswered at the end gets a 404.',
        description: 'What the picture of a request’s way says',
      })}
    >
      <Box
        at={[79, 4]}
        size={[120, 28]}
        title={translate({
          id: 'pictures.request.request',
          message: 'Request',
          description: 'Picture of a request’s way: where it begins',
        })}
      />
      {places.map(({ title, lines, y, height, tone }) => (
        <g key={title}>
          <Arrow
            through={[
              [139, y - 18],
              [139, y - 2],
            ]}
          />
          <Box
            at={[0, y]}
            size={[WIDTH, height]}
            tone={tone}
            title={title}
            code={tone === 'source'}
            lines={lines}
          />
          <Line
            through={[
              [WIDTH + 2, y + height / 2],
              [RAIL, y + height / 2],
            ]}
          />
        </g>
      ))}
      <Label at={[150, 110]} anchor="start" code text="next()" />
      <Arrow
        through={[
          [139, 392],
          [139, ANSWER - 2],
        ]}
      />
      <Box at={[79, ANSWER]} size={[120, 28]} title="404" />
      <Arrow
        through={[
          [RAIL, 76],
          [RAIL, ANSWER - 2],
        ]}
      />
      <Box
        at={[284, ANSWER]}
        size={[76, 28]}
        tone="output"
        title={translate({
          id: 'pictures.request.answer',
          message: 'Answer',
          description: 'Picture of a request’s way: where it ends',
        })}
      />
    </Picture>
  );
}
