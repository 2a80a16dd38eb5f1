import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label, Line } from '../shapes';

/** The messages between the page, whose lifeline is at 64, and the dev server, at 296, after an edit. */
export default function HmrUpdate(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.hmr.says',
      message:
        'The page and the dev server talk in four steps. 1: the page opens a WebSocket at /rsbuild-hmr. 2: you save a file, Rspack compiles what has changed, and the server sends a message. 3: the page fetches the files hot-update.json and hot-update.js, and the server answers with the new modules. 4: if they are accepted, they replace the old ones. Otherwise, the page reloads.',
    }),
    page: translate({ id: 'pictures.hmr.page', message: 'Page' }),
    server: translate({ id: 'pictures.hmr.server', message: 'Dev server' }),
    open: translate({ id: 'pictures.hmr.open', message: '1. Opens a WebSocket' }),
    save: translate({ id: 'pictures.hmr.save', message: 'You save a file' }),
    compile: translate({ id: 'pictures.hmr.compile', message: 'Rspack compiles' }),
    changes: translate({ id: 'pictures.hmr.changes', message: 'what has changed' }),
    message: translate({ id: 'pictures.hmr.message', message: '2. Sends a message' }),
    fetch: translate({ id: 'pictures.hmr.fetch', message: '3. Fetches the update' }),
    modules: translate({ id: 'pictures.hmr.modules', message: 'New modules' }),
    decide: translate({ id: 'pictures.hmr.decide', message: '4. Does the code accept them?' }),
    accepted: translate({ id: 'pictures.hmr.accepted', message: 'Yes' }),
    replace: translate({ id: 'pictures.hmr.replace', message: 'They replace the old ones' }),
    refused: translate({ id: 'pictures.hmr.refused', message: 'No' }),
    reload: translate({ id: 'pictures.hmr.reload', message: 'The page reloads' }),
  };
  return (
    <Picture height={430} says={texts.says}>
      <Line points="64,36 64,346" dashed />
      <Line points="296,36 296,300" dashed />
      <Box at={[0, 4]} size={[128, 32]} tone="output" title={texts.page} />
      <Box at={[232, 4]} size={[128, 32]} tone="tool" title={texts.server} />

      <Label at={[180, 56]} text={texts.open} />
      <Label at={[180, 90]} code text="/rsbuild-hmr" />
      <Arrow points="64,73 296,73" />

      <Box
        at={[232, 108]}
        size={[128, 66]}
        tone="source"
        title={texts.save}
        lines={[texts.compile, texts.changes]}
      />
      <Label at={[180, 188]} text={texts.message} />
      <Arrow points="296,205 64,205" />

      <Label at={[180, 229]} text={texts.fetch} />
      <Arrow points="64,246 296,246" />
      <Label at={[180, 263]} code text="*.hot-update.json, *.js" />
      <Arrow points="296,300 64,300" />
      <Label at={[180, 287]} text={texts.modules} />

      <Label at={[72, 334]} anchor="start" text={texts.decide} />
      <Arrow points="64,346 64,352 87,352 87,370" />
      <Arrow points="64,352 273,352 273,370" />
      <Box
        at={[0, 372]}
        size={[174, 54]}
        tone="output"
        title={texts.accepted}
        lines={[texts.replace]}
      />
      <Box at={[186, 372]} size={[174, 54]} title={texts.refused} lines={[texts.reload]} />
    </Picture>
  );
}
