import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame, Label } from '../shapes';

/** What a browser loads of two applications that share modules. */
export default function FederatedModules(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.federation.says',
      message:
        'Two applications are built and deployed separately: the host on port 3000, and on port 3001 the remote, which exposes ./Button. The browser first loads the scripts of the host. When these import remote/Button, it loads remoteEntry.js from the remote, and then the code of the button. React is shared: it is loaded once, for both.',
    }),
    browser: translate({ id: 'pictures.federation.browser', message: 'Browser' }),
    uses: translate({ id: 'pictures.federation.uses', message: 'imports remote/Button' }),
    offers: translate({ id: 'pictures.federation.offers', message: 'exposes ./Button' }),
    first: translate({ id: 'pictures.federation.first', message: '1. Scripts of the host' }),
    third: translate({ id: 'pictures.federation.third', message: '3. Code of the button' }),
    shared: translate({
      id: 'pictures.federation.shared',
      message: 'React, loaded once and used by both',
    }),
    download: translate({ id: 'pictures.federation.download', message: 'Download' }),
    link: translate({ id: 'pictures.federation.link', message: 'Use of a module' }),
  };
  const host = ['localhost:3000', texts.uses];
  const remote = ['localhost:3001', texts.offers];
  return (
    <Picture height={394} says={texts.says}>
      <Frame at={[0, 102]} size={[360, 266]} title={texts.browser} />
      <Box at={[12, 4]} size={[168, 66]} tone="source" code title="host" lines={host} />
      <Box at={[192, 4]} size={[168, 66]} tone="tool" code title="remote" lines={remote} />
      <Arrow points="96,72 96,134" />
      <Arrow points="246,72 246,190" />
      <Arrow points="344,72 344,268 332,268" />
      <Box at={[12, 136]} size={[168, 40]} tone="source" title={texts.first} />
      <Arrow points="140,178 140,212 160,212" dashed />
      <Box at={[162, 192]} size={[168, 40]} tone="tool" title="2. remoteEntry.js" code />
      <Arrow points="246,234 246,246" dashed />
      <Box at={[162, 248]} size={[168, 40]} tone="tool" title={texts.third} />
      <Arrow points="96,312 96,178" dashed />
      <Arrow points="246,312 246,290" dashed />
      <Box at={[12, 314]} size={[336, 42]} tone="output" title={texts.shared} />
      <Arrow points="4,384 30,384" />
      <Label at={[38, 384]} anchor="start" text={texts.download} />
      <Arrow points="180,384 206,384" dashed />
      <Label at={[214, 384]} anchor="start" text={texts.link} />
    </Picture>
  );
}
