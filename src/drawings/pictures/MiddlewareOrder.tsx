import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label, Line } from '../shapes';

/** The order in which a request to the dev server passes middleware; answers leave along a line at 322. */
export default function MiddlewareOrder(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.middleware.says',
      message:
        'A request passes five places of middleware in order: server.middlewares.use() of a plugin, middlewares.unshift() in the config file, the built-in middleware with the fallbacks, middlewares.push() in the config file, and middlewares.use() of a script. Each sends an answer or calls next(). What is still unanswered at the end gets a 404.',
    }),
    request: translate({ id: 'pictures.middleware.request', message: 'Request' }),
    plugin: translate({
      id: 'pictures.middleware.plugin',
      message: 'a plugin, in onBeforeStartDevServer',
    }),
    config: translate({ id: 'pictures.middleware.config', message: 'your config file' }),
    builtIn: translate({ id: 'pictures.middleware.builtIn', message: '3. Built in' }),
    first: translate({
      id: 'pictures.middleware.first',
      message: 'CORS, headers, proxy, compression,',
    }),
    second: translate({
      id: 'pictures.middleware.second',
      message: 'base, assets, public directory, fallbacks',
    }),
    script: translate({
      id: 'pictures.middleware.script',
      message: 'a script with createDevServer',
    }),
    answer: translate({ id: 'pictures.middleware.answer', message: 'Answer' }),
  };
  const places = [
    { y: 52, height: 48, title: '1. server.middlewares.use()', lines: [texts.plugin] },
    { y: 120, height: 48, title: '2. middlewares.unshift()', lines: [texts.config] },
    { y: 188, height: 66, title: texts.builtIn, lines: [texts.first, texts.second] },
    { y: 274, height: 48, title: '4. middlewares.push()', lines: [texts.config] },
    { y: 342, height: 48, title: '5. middlewares.use()', lines: [texts.script] },
  ];
  return (
    <Picture height={446} says={texts.says}>
      <Box at={[79, 4]} size={[120, 28]} title={texts.request} />
      {places.map(({ y, height, title, lines }) => {
        const isOwn = title === texts.builtIn;
        return (
          <g key={title}>
            <Arrow points={`139,${y - 18} 139,${y - 2}`} />
            <Box
              at={[0, y]}
              size={[278, height]}
              tone={isOwn ? 'tool' : 'source'}
              title={title}
              code={!isOwn}
              lines={lines}
            />
            <Line points={`280,${y + height / 2} 322,${y + height / 2}`} />
          </g>
        );
      })}
      <Label at={[150, 110]} anchor="start" code text="next()" />
      <Arrow points="139,392 139,410" />
      <Box at={[79, 412]} size={[120, 28]} title="404" />
      <Arrow points="322,76 322,410" />
      <Box at={[284, 412]} size={[76, 28]} tone="output" title={texts.answer} />
    </Picture>
  );
}
