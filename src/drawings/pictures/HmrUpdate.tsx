import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label, Line } from '../shapes';

/** The lifelines of the page and of the dev server. */
const PAGE = 64;
const SERVER = 296;

/** The messages between the page and the dev server after an edit. */
export default function HmrUpdate(): ReactNode {
  return (
    <Picture
      height={430}
      says={translate({
        id: 'pictures.hmr.says',
        message:
          'The page and the dev server talk in four steps. 1: the page opens a WebSocket at /rsbuild-hmr. 2: you save a file, Rspack compiles what has changed, and the server sends a message. 3: the page fetches the files hot-update.json and hot-update.js, and the server answers with the new modules. 4: if they are accepted, they replace the old ones. Otherwise, the page reloads.',
        description: 'What the picture of a hot update says',
      })}
    >
      <Line
        through={[
          [PAGE, 36],
          [PAGE, 346],
        ]}
        dashed
      />
      <Line
        through={[
          [SERVER, 36],
          [SERVER, 300],
        ]}
        dashed
      />
      <Box
        at={[0, 4]}
        size={[128, 32]}
        tone="output"
        title={translate({
          id: 'pictures.hmr.page',
          message: 'Page',
          description: 'Picture of a hot update: the page in the browser',
        })}
      />
      <Box
        at={[232, 4]}
        size={[128, 32]}
        tone="tool"
        title={translate({
          id: 'pictures.hmr.server',
          message: 'Dev server',
          description: 'Picture of a hot update: the dev server',
        })}
      />
      <Label
        at={[180, 56]}
        text={translate({
          id: 'pictures.hmr.open',
          message: '1. Opens a WebSocket',
          description: 'Picture of a hot update: the first step, by the page',
        })}
      />
      <Label at={[180, 90]} code text="/rsbuild-hmr" />
      <Arrow
        through={[
          [PAGE, 73],
          [SERVER, 73],
        ]}
      />
      <Box
        at={[232, 108]}
        size={[128, 66]}
        tone="source"
        title={translate({
          id: 'pictures.hmr.save',
          message: 'You save a file',
          description: 'Picture of a hot update: what starts the second step',
        })}
        lines={[
          translate({
            id: 'pictures.hmr.compile',
            message: 'Rspack compiles',
            description: 'Picture of a hot update: what Rspack does then, first line',
          }),
          translate({
            id: 'pictures.hmr.changes',
            message: 'what has changed',
            description: 'Picture of a hot update: what Rspack does then, second line',
          }),
        ]}
      />
      <Label
        at={[180, 188]}
        text={translate({
          id: 'pictures.hmr.message',
          message: '2. Sends a message',
          description: 'Picture of a hot update: the second step, by the server',
        })}
      />
      <Arrow
        through={[
          [SERVER, 205],
          [PAGE, 205],
        ]}
      />
      <Label
        at={[180, 229]}
        text={translate({
          id: 'pictures.hmr.fetch',
          message: '3. Fetches the update',
          description: 'Picture of a hot update: the third step, by the page',
        })}
      />
      <Arrow
        through={[
          [PAGE, 246],
          [SERVER, 246],
        ]}
      />
      <Label at={[180, 263]} code text="*.hot-update.json, *.js" />
      <Arrow
        through={[
          [SERVER, 300],
          [PAGE, 300],
        ]}
      />
      <Label
        at={[180, 287]}
        text={translate({
          id: 'pictures.hmr.modules',
          message: 'New modules',
          description: 'Picture of a hot update: the answer to the third step',
        })}
      />
      <Label
        at={[72, 334]}
        anchor="start"
        text={translate({
          id: 'pictures.hmr.decide',
          message: '4. Does the code accept them?',
          description: 'Picture of a hot update: the fourth step, by the page',
        })}
      />
      <Arrow
        through={[
          [PAGE, 346],
          [PAGE, 370],
        ]}
      />
      <Arrow
        through={[
          [PAGE, 352],
          [274, 352],
          [274, 370],
        ]}
      />
      <Box
        at={[0, 372]}
        size={[174, 54]}
        tone="output"
        title={translate({
          id: 'pictures.hmr.accepted',
          message: 'Yes',
          description: 'Picture of a hot update: the update is accepted',
        })}
        lines={[
          translate({
            id: 'pictures.hmr.replace',
            message: 'They replace the old ones',
            description: 'Picture of a hot update: what happens where the update is accepted',
          }),
        ]}
      />
      <Box
        at={[186, 372]}
        size={[174, 54]}
        title={translate({
          id: 'pictures.hmr.refused',
          message: 'No',
          description: 'Picture of a hot update: the update is not accepted',
        })}
        lines={[
          translate({
            id: 'pictures.hmr.reload',
            message: 'The page reloads',
            description: 'Picture of a hot update: what happens where the update is not accepted',
          }),
        ]}
      />
    </Picture>
  );
}
