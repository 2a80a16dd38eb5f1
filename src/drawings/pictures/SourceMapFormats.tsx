import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Label } from '../shapes';

/** Where the source map is in each format, and what it holds. */
export default function SourceMapFormats(): ReactNode {
  const says = translate({
    id: 'pictures.sourceMap.says',
    message:
      'Six formats side by side. source-map: the map is a file beside the script, which refers to it. hidden-source-map: the same file, but the script does not refer to it. inline-source-map: the map is inside the script. eval-source-map: inside the script, one map for each module. nosources-source-map: a file with positions, without the text of your source code. cheap-source-map: a file with lines, without columns.',
  });
  const map = translate({ id: 'pictures.sourceMap.map', message: 'map' });
  const formats: { name: string; note: string; mapFile?: string[]; isHidden?: boolean }[] = [
    {
      name: 'source-map',
      note: translate({ id: 'pictures.sourceMap.beside', message: 'A file beside the script' }),
      mapFile: ['12:7', 'a + b'],
    },
    {
      name: 'hidden-source-map',
      note: translate({ id: 'pictures.sourceMap.hidden', message: 'No reference to the file' }),
      mapFile: ['12:7', 'a + b'],
      isHidden: true,
    },
    {
      name: 'inline-source-map',
      note: translate({ id: 'pictures.sourceMap.inline', message: 'Inside the script' }),
    },
    {
      name: 'eval-source-map',
      note: translate({ id: 'pictures.sourceMap.eval', message: 'One for each module' }),
    },
    {
      name: 'nosources-source-map',
      note: translate({ id: 'pictures.sourceMap.nosources', message: 'Positions without source' }),
      mapFile: ['12:7'],
    },
    {
      name: 'cheap-source-map',
      note: translate({ id: 'pictures.sourceMap.cheap', message: 'Lines without columns' }),
      mapFile: ['12'],
    },
  ];
  return (
    <Picture height={356} says={says}>
      {formats.map(({ name, note, mapFile, isHidden }, i) => {
        const x = (i % 2) * 186;
        const y = Math.floor(i / 2) * 124;
        return (
          <g key={name}>
            <Label at={[x, y + 12]} anchor="start" code strong text={name} />
            <Label at={[x, y + 96]} anchor="start" text={note} />
            {mapFile && (
              <>
                <Box at={[x, y + 26]} size={[68, 54]} tone="tool" code title=".js" />
                {!isHidden && <Arrow points={`${x + 70},${y + 53} ${x + 102},${y + 53}`} />}
                <Box
                  at={[x + 104, y + 26]}
                  size={[68, 54]}
                  tone="output"
                  code
                  title=".js.map"
                  lines={mapFile}
                />
              </>
            )}
          </g>
        );
      })}
      <Box at={[0, 150]} size={[172, 54]} tone="tool" />
      <Label at={[34, 177]} code strong text=".js" />
      <Box at={[72, 158]} size={[92, 38]} tone="output" title={map} />
      <Box at={[186, 150]} size={[172, 54]} tone="tool" />
      <Label at={[220, 177]} code strong text=".js" />
      {[252, 286, 320].map((x) => (
        <Box key={x} at={[x, 158]} size={[32, 38]} tone="output" lines={[map]} />
      ))}
    </Picture>
  );
}
