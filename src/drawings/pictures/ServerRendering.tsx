import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame } from '../shapes';

/** What the browser build and the server build do for one page. */
export default function ServerRendering(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.ssr.says',
      message:
        'App.tsx goes into two builds. The environment web starts at index.client.tsx and writes index.html and static/js. The environment node starts at index.server.tsx and writes server/index.cjs. Your server calls render() of the server build and puts the HTML into index.html. The browser shows it, loads the scripts, and hydrateRoot makes it interactive.',
    }),
    server: translate({ id: 'pictures.ssr.server', message: 'Your server' }),
    browser: translate({ id: 'pictures.ssr.browser', message: 'Browser' }),
    web: translate({ id: 'pictures.ssr.web', message: 'environment web' }),
    node: translate({ id: 'pictures.ssr.node', message: 'environment node' }),
    render: translate({ id: 'pictures.ssr.render', message: 'render() fills the page' }),
    first: translate({ id: 'pictures.ssr.first', message: '1. Shows the content' }),
    before: translate({ id: 'pictures.ssr.before', message: 'before a script has run' }),
    second: translate({ id: 'pictures.ssr.second', message: '2. Hydrates it' }),
  };
  return (
    <Picture height={404} says={texts.says}>
      <Frame at={[60, 194]} size={[300, 82]} indent={80} title={texts.server} />
      <Frame at={[0, 302]} size={[360, 98]} indent={90} title={texts.browser} />

      <Box at={[100, 4]} size={[160, 30]} tone="source" code title="App.tsx" />
      <Arrow points="98,19 84,19 84,66" />
      <Arrow points="262,19 276,19 276,66" />
      <Box
        at={[0, 68]}
        size={[168, 48]}
        tone="source"
        code
        title="index.client.tsx"
        lines={[texts.web]}
      />
      <Box
        at={[192, 68]}
        size={[168, 48]}
        tone="source"
        code
        title="index.server.tsx"
        lines={[texts.node]}
      />
      <Arrow points="40,118 40,140" />
      <Arrow points="128,118 128,140" />
      <Arrow points="276,118 276,140" />
      <Box at={[0, 142]} size={[80, 30]} tone="tool" code title="static/js" />
      <Box at={[88, 142]} size={[80, 30]} tone="tool" code title="index.html" />
      <Box at={[192, 142]} size={[168, 30]} tone="tool" code title="server/index.cjs" />

      <Arrow points="128,174 128,226" />
      <Arrow points="276,174 276,226" />
      <Box at={[72, 228]} size={[276, 40]} title={texts.render} />
      <Arrow points="248,278 248,334" />
      <Arrow points="40,174 40,288 74,288 74,334" />
      <Box
        at={[148, 336]}
        size={[200, 52]}
        tone="output"
        title={texts.first}
        lines={[texts.before]}
      />
      <Box
        at={[12, 336]}
        size={[124, 52]}
        tone="output"
        title={texts.second}
        lines={['hydrateRoot']}
      />
    </Picture>
  );
}
