import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame, Label } from '../shapes';

/** Two environments of one project: from the configuration to their files. */
export default function EnvironmentBuilds(): ReactNode {
  const shared = translate({
    id: 'pictures.environments.merged',
    message: 'with the shared options',
    description: 'Picture of environments: what the options of an environment are merged with',
  });
  const rspack = translate({
    id: 'pictures.environments.rspack',
    message: 'Rspack configuration',
    description: 'Picture of environments: what each environment gets',
  });
  return (
    <Picture
      height={372}
      says={translate({
        id: 'pictures.environments.says',
        message:
          'One source and one config file lead to two outputs. Options at the top level are merged with those of each environment, here web and node. Each gets an Rspack configuration. A MultiCompiler builds them in parallel. web writes dist/index.html and dist/static, node writes dist/server/index.js.',
        description: 'What the picture of environments says',
      })}
    >
      <Frame at={[0, 4]} size={[360, 158]} code title="rsbuild.config.ts" />
      <Frame
        at={[0, 186]}
        size={[360, 92]}
        title="MultiCompiler"
        note={translate({
          id: 'pictures.environments.parallel',
          message: 'in parallel',
          description: 'Picture of environments: how both are built',
        })}
      />
      <Box
        at={[8, 34]}
        size={[344, 34]}
        tone="source"
        title={translate({
          id: 'pictures.environments.top',
          message: 'Options at the top level, for both',
          description: 'Picture of environments: options outside of environments',
        })}
      />
      <Arrow
        through={[
          [88, 70],
          [88, 94],
        ]}
      />
      <Arrow
        through={[
          [272, 70],
          [272, 94],
        ]}
      />
      <Box
        at={[8, 96]}
        size={[160, 58]}
        tone="source"
        code
        title="environments.web"
        lines={[shared]}
      />
      <Box
        at={[192, 96]}
        size={[160, 58]}
        tone="source"
        code
        title="environments.node"
        lines={[shared]}
      />
      <Arrow
        through={[
          [132, 164],
          [132, 220],
        ]}
      />
      <Arrow
        through={[
          [228, 164],
          [228, 220],
        ]}
      />
      <Box at={[8, 222]} size={[160, 48]} tone="tool" title="web" code lines={[rspack]} />
      <Box at={[192, 222]} size={[160, 48]} tone="tool" title="node" code lines={[rspack]} />
      <Arrow
        through={[
          [88, 280],
          [88, 302],
        ]}
      />
      <Arrow
        through={[
          [272, 280],
          [272, 302],
        ]}
      />
      <Box at={[8, 304]} size={[160, 28]} tone="output" code title="dist/index.html" />
      <Box at={[8, 338]} size={[160, 28]} tone="output" code title="dist/static/" />
      <Box at={[192, 304]} size={[160, 28]} tone="output" code title="dist/server/index.js" />
      <Label
        at={[272, 352]}
        text={translate({
          id: 'pictures.environments.server',
          message: 'runs in Node.js',
          description: 'Picture of environments: where the files of the second one run',
        })}
      />
    </Picture>
  );
}
