import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label } from '../shapes';

/** What an import of an asset results in. */
export default function AssetForms(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.assets.says',
      message:
        'An import of logo.png gives one of three results. Without a query, a file of at most 4096 bytes becomes a data URI, as with ?inline, and a larger one becomes an address, as with ?url. With ?raw, scripts get the content as a string.',
    }),
    imported: translate({ id: 'pictures.assets.import', message: 'Your import' }),
    result: translate({ id: 'pictures.assets.result', message: 'What you get' }),
    none: translate({ id: 'pictures.assets.none', message: 'No query' }),
    small: translate({ id: 'pictures.assets.small', message: 'at most 4096 bytes' }),
    large: translate({ id: 'pictures.assets.large', message: 'larger than that' }),
    dataUri: translate({ id: 'pictures.assets.dataUri', message: 'Data URI' }),
    inside: translate({ id: 'pictures.assets.inside', message: 'in the script or stylesheet' }),
    address: translate({ id: 'pictures.assets.address', message: 'Address of a file' }),
    content: translate({ id: 'pictures.assets.text', message: 'The content as a string' }),
  };
  return (
    <Picture height={296} says={texts.says}>
      <Label at={[75, 14]} strong text={texts.imported} />
      <Label at={[271, 14]} strong text={texts.result} />

      <Box at={[0, 32]} size={[150, 46]} tone="source" title={texts.none} lines={[texts.small]} />
      <Box at={[0, 86]} size={[150, 30]} tone="source" code title="logo.png?inline" />
      <Arrow points="152,55 180,55" />
      <Arrow points="152,101 180,101" />
      <Box
        at={[182, 32]}
        size={[178, 84]}
        tone="output"
        title={texts.dataUri}
        lines={[texts.inside, 'data:image/png;base64,…']}
      />

      <Box at={[0, 138]} size={[150, 46]} tone="source" title={texts.none} lines={[texts.large]} />
      <Box at={[0, 192]} size={[150, 30]} tone="source" code title="logo.png?url" />
      <Arrow points="152,161 180,161" />
      <Arrow points="152,207 180,207" />
      <Box
        at={[182, 138]}
        size={[178, 84]}
        tone="output"
        title={texts.address}
        lines={['/static/image/', 'logo.ee23334a.png']}
      />

      <Box at={[0, 244]} size={[150, 46]} tone="source" code title="logo.svg?raw" />
      <Arrow points="152,267 180,267" />
      <Box at={[182, 244]} size={[178, 46]} tone="output" title={texts.content} />
    </Picture>
  );
}
