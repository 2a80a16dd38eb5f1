import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label, Line, type Tone } from '../shapes';

const BOX_WIDTH = 278;
/** The x of the line along which answers leave. */
const ANSWERS_X = 322;
/** The y of what a request ends with. */
const END_Y = 412;

/** The order in which a request to the dev server passes middleware. */
export default function MiddlewareOrder(): ReactNode {
  const config = translate({
    id: 'pictures.middleware.config',
    message: 'your config file',
    description: 'Picture of middleware: where middleware is written',
  });
  const places: { title: string; lines: string[]; y: number; height: number; tone: Tone }[] = [
    {
      title: '1. server.middlewares.use()',
      lines: [
        translate({
          id: 'pictures.middleware.plugin',
          message: 'a plugin, in onBeforeStartDevServer',
          description: 'Picture of middleware: where middleware is written',
        }),
      ],
      y: 52,
      height: 48,
      tone: 'source',
    },
    { title: '2. middlewares.unshift()', lines: [config], y: 120, height: 48, tone: 'source' },
    {
      title: translate({
        id: 'pictures.middleware.builtIn',
        message: '3. Built in',
        description: 'Picture of middleware: Rsbuild’s own middleware',
      }),
      lines: [
        translate({
          id: 'pictures.middleware.first',
          message: 'CORS, headers, proxy, compression,',
          description: 'Picture of middleware: Rsbuild’s own middleware, first line',
        }),
        translate({
          id: 'pictures.middleware.second',
          message: 'base, assets, public directory, fallbacks',
          description: 'Picture of middleware: Rsbuild’s own middleware, second line',
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
          id: 'pictures.middleware.script',
          message: 'a script with createDevServer',
          description: 'Picture of middleware: where middleware is written',
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
        id: 'pictures.middleware.says',
        message:
          'A request passes five places of middleware in order: server.middlewares.use() of a plugin, middlewares.unshift() in the config file, the built-in middleware with the fallbacks, middlewares.push() in the config file, and middlewares.use() of a script. Each sends an answer or calls next(). What is still unanswered at the end gets a 404.',
        description: 'What the picture of middleware says',
      })}
    >
      <Box
        at={[79, 4]}
        size={[120, 28]}
        title={translate({
          id: 'pictures.middleware.request',
          message: 'Request',
          description: 'Picture of middleware: where it begins',
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
            size={[BOX_WIDTH, height]}
            tone={tone}
            title={title}
            code={tone === 'source'}
            lines={lines}
          />
          <Line
            through={[
              [BOX_WIDTH + 2, y + height / 2],
              [ANSWERS_X, y + height / 2],
            ]}
          />
        </g>
      ))}
      <Label at={[150, 110]} anchor="start" code text="next()" />
      <Arrow
        through={[
          [139, 392],
          [139, END_Y - 2],
        ]}
      />
      <Box at={[79, END_Y]} size={[120, 28]} title="404" />
      <Arrow
        through={[
          [ANSWERS_X, 76],
          [ANSWERS_X, END_Y - 2],
        ]}
      />
      <Box
        at={[284, END_Y]}
        size={[76, 28]}
        tone="output"
        title={translate({
          id: 'pictures.middleware.answer',
          message: 'Answer',
          description: 'Picture of middleware: where it ends',
        })}
      />
    </Picture>
  );
}
