import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label } from '../shapes';

/** What an import of an asset results in. */
export default function AssetForms(): ReactNode {
  const small = translate({
    id: 'pictures.assets.small',
    message: 'at most 4096 bytes',
    description: 'Picture of asset forms: the size of a file',
  });
  const large = translate({
    id: 'pictures.assets.large',
    message: 'larger than that',
    description: 'Picture of asset forms: the size of a file',
  });
  const none = translate({
    id: 'pictures.assets.none',
    message: 'No query',
    description: 'Picture of asset forms: an import without a query',
  });
  return (
    <Picture
      height={296}
      says={translate({
        id: 'pictures.assets.says',
        message:
          'An import of logo.png gives one of three results. Without a query, a file of at most 4096 bytes becomes a data URI, as with ?inline, and a larger one becomes an address, as with ?url. With ?raw, scripts get the content as a string.',
        description: 'What the picture of asset forms says',
      })}
    >
      <Label
        at={[75, 14]}
        strong
        text={translate({
          id: 'pictures.assets.import',
          message: 'Your import',
          description: 'Picture of asset forms: the head of the first column',
        })}
      />
      <Label
        at={[271, 14]}
        strong
        text={translate({
          id: 'pictures.assets.result',
          message: 'What you get',
          description: 'Picture of asset forms: the head of the second column',
        })}
      />
      <Box at={[0, 32]} size={[150, 46]} tone="source" title={none} lines={[small]} />
      <Box at={[0, 86]} size={[150, 30]} tone="source" code title="logo.png?inline" />
      <Arrow
        through={[
          [152, 55],
          [180, 55],
        ]}
      />
      <Arrow
        through={[
          [152, 101],
          [180, 101],
        ]}
      />
      <Box
        at={[182, 32]}
        size={[178, 84]}
        tone="output"
        title={translate({
          id: 'pictures.assets.dataUri',
          message: 'Data URI',
          description: 'Picture of asset forms: a result',
        })}
        lines={[
          translate({
            id: 'pictures.assets.inside',
            message: 'in the script or stylesheet',
            description: 'Picture of asset forms: where a data URI is',
          }),
          'data:image/png;base64,…',
        ]}
      />
      <Box at={[0, 138]} size={[150, 46]} tone="source" title={none} lines={[large]} />
      <Box at={[0, 192]} size={[150, 30]} tone="source" code title="logo.png?url" />
      <Arrow
        through={[
          [152, 161],
          [180, 161],
        ]}
      />
      <Arrow
        through={[
          [152, 207],
          [180, 207],
        ]}
      />
      <Box
        at={[182, 138]}
        size={[178, 84]}
        tone="output"
        title={translate({
          id: 'pictures.assets.address',
          message: 'Address of a file',
          description: 'Picture of asset forms: a result',
        })}
        lines={['/static/image/', 'logo.ee23334a.png']}
      />
      <Box at={[0, 244]} size={[150, 46]} tone="source" code title="logo.svg?raw" />
      <Arrow
        through={[
          [152, 267],
          [180, 267],
        ]}
      />
      <Box
        at={[182, 244]}
        size={[178, 46]}
        tone="output"
        title={translate({
          id: 'pictures.assets.text',
          message: 'The content as a string',
          description: 'Picture of asset forms: a result',
        })}
      />
    </Picture>
  );
}
