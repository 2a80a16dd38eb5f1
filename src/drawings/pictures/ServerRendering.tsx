import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame } from '../shapes';

/** What the browser build and the server build do for one page. */
export default function ServerRendering(): ReactNode {
  return (
    <Picture
      height={404}
      says={translate({
        id: 'pictures.ssr.says',
        message:
          'App.tsx goes into two builds. The environment web starts at index.client.tsx and writes index.html and static/js. The environment node starts at index.server.tsx and writes server/index.cjs. Your server calls render() of the server build and puts the HTML into index.html. The browser shows it, loads the scripts, and hydrateRoot makes it interactive.',
        description: 'What the picture of server-side rendering says',
      })}
    >
      <Frame
        at={[60, 194]}
        size={[300, 82]}
        title={translate({
          id: 'pictures.ssr.server',
          message: 'Your server',
          description: 'Picture of server-side rendering: what puts both builds together',
        })}
      />
      <Frame
        at={[0, 302]}
        size={[360, 98]}
        indent={48}
        title={translate({
          id: 'pictures.ssr.browser',
          message: 'Browser',
          description: 'Picture of server-side rendering: where the page is shown',
        })}
      />
      <Box at={[100, 4]} size={[160, 30]} tone="source" code title="App.tsx" />
      <Arrow
        through={[
          [98, 19],
          [84, 19],
          [84, 66],
        ]}
      />
      <Arrow
        through={[
          [262, 19],
          [276, 19],
          [276, 66],
        ]}
      />
      <Box
        at={[0, 68]}
        size={[168, 48]}
        tone="source"
        code
        title="index.client.tsx"
        lines={[
          translate({
            id: 'pictures.ssr.web',
            message: 'environment web',
            description: 'Picture of server-side rendering: the environment of the browser build',
          }),
        ]}
      />
      <Box
        at={[192, 68]}
        size={[168, 48]}
        tone="source"
        code
        title="index.server.tsx"
        lines={[
          translate({
            id: 'pictures.ssr.node',
            message: 'environment node',
            description: 'Picture of server-side rendering: the environment of the server build',
          }),
        ]}
      />
      <Arrow
        through={[
          [42, 118],
          [42, 140],
        ]}
      />
      <Arrow
        through={[
          [126, 118],
          [126, 140],
        ]}
      />
      <Arrow
        through={[
          [276, 118],
          [276, 140],
        ]}
      />
      <Box at={[0, 142]} size={[80, 30]} tone="tool" code title="static/js" />
      <Box at={[88, 142]} size={[80, 30]} tone="tool" code title="index.html" />
      <Box at={[192, 142]} size={[168, 30]} tone="tool" code title="server/index.cjs" />
      <Arrow
        through={[
          [158, 174],
          [158, 226],
        ]}
      />
      <Arrow
        through={[
          [276, 174],
          [276, 226],
        ]}
      />
      <Box
        at={[72, 228]}
        size={[276, 40]}
        title={translate({
          id: 'pictures.ssr.render',
          message: 'render() fills the page',
          description: 'Picture of server-side rendering: what the server does for each request',
        })}
      />
      <Arrow
        through={[
          [210, 278],
          [210, 334],
        ]}
      />
      <Arrow
        through={[
          [30, 174],
          [30, 334],
        ]}
      />
      <Box
        at={[148, 336]}
        size={[200, 52]}
        tone="output"
        title={translate({
          id: 'pictures.ssr.first',
          message: '1. Shows the content',
          description: 'Picture of server-side rendering: the first step in the browser',
        })}
        lines={[
          translate({
            id: 'pictures.ssr.before',
            message: 'before a script has run',
            description: 'Picture of server-side rendering: when the content is shown',
          }),
        ]}
      />
      <Box
        at={[12, 336]}
        size={[124, 52]}
        tone="output"
        title={translate({
          id: 'pictures.ssr.second',
          message: '2. Hydrates it',
          description: 'Picture of server-side rendering: the second step in the browser',
        })}
        lines={['hydrateRoot']}
      />
    </Picture>
  );
}
