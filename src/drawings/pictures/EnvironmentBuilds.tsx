import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame, Label } from '../shapes';

/** Two environments of one project: from the configuration to their files. */
export default function EnvironmentBuilds(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.environments.says',
      message:
        'One source and one config file lead to two outputs. Options at the top level are merged with those of each environment, here web and node. Each gets an Rspack configuration. A MultiCompiler builds them in parallel. web writes dist/index.html and dist/static, node writes dist/server/index.js.',
    }),
    parallel: translate({ id: 'pictures.environments.parallel', message: 'in parallel' }),
    top: translate({
      id: 'pictures.environments.top',
      message: 'Options at the top level, for both',
    }),
    merged: translate({
      id: 'pictures.environments.merged',
      message: 'with the shared options',
    }),
    rspack: translate({ id: 'pictures.environments.rspack', message: 'Rspack configuration' }),
    server: translate({ id: 'pictures.environments.server', message: 'runs in Node.js' }),
  };
  const environments = [
    { name: 'web', left: 8, middle: 88 },
    { name: 'node', left: 192, middle: 272 },
  ];
  return (
    <Picture height={372} says={texts.says}>
      <Frame at={[0, 4]} size={[360, 158]} code title="rsbuild.config.ts" />
      <Frame
        at={[0, 186]}
        size={[360, 92]}
        title="MultiCompiler"
        indent={100}
        note={texts.parallel}
      />
      <Box at={[8, 34]} size={[344, 34]} tone="source" title={texts.top} />
      {environments.map(({ name, left, middle }) => (
        <g key={name}>
          <Arrow points={`${middle},70 ${middle},94`} />
          <Box
            at={[left, 96]}
            size={[160, 58]}
            tone="source"
            code
            title={`environments.${name}`}
            lines={[texts.merged]}
          />
          <Arrow points={`${middle},164 ${middle},220`} />
          <Box
            at={[left, 222]}
            size={[160, 48]}
            tone="tool"
            title={name}
            code
            lines={[texts.rspack]}
          />
          <Arrow points={`${middle},280 ${middle},302`} />
        </g>
      ))}
      <Box at={[8, 304]} size={[160, 28]} tone="output" code title="dist/index.html" />
      <Box at={[8, 338]} size={[160, 28]} tone="output" code title="dist/static/" />
      <Box at={[192, 304]} size={[160, 28]} tone="output" code title="dist/server/index.js" />
      <Label at={[272, 352]} text={texts.server} />
    </Picture>
  );
}
