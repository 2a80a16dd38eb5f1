import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Dot, Label, Line, type BoxProps } from '../shapes';
import { COMMANDS, hookOrder, rebuilds, type Command, type HookStep } from '../hook-order';

/** Where the first row begins. */
const TOP = 78;
const ROW_HEIGHT = 30;
const BOX = { width: 206, height: 23 };
/** The x of each command's line. */
const LINE_X: Record<Command, number> = { dev: 232, build: 278, preview: 332 };

const middleOf = (row: number) => TOP + row * ROW_HEIGHT + BOX.height / 2;
const rowOf = (hook: string) => hookOrder.findIndex(({ hooks }) => hooks.includes(hook));

/** What a box looks like, by how often its hook runs. */
const LOOKS: Record<HookStep['runs'], Pick<BoxProps, 'tone' | 'stacked' | 'dashed'>> = {
  once: { tone: 'plain' },
  each: { tone: 'tool', stacked: true },
  meanwhile: { tone: 'source', dashed: true },
};

function Legend(): ReactNode {
  const meanings = {
    once: translate({
      id: 'pictures.hooks.once',
      message: 'Once',
      description: 'Picture of the hooks: how often those in such a box run',
    }),
    each: translate({
      id: 'pictures.hooks.each',
      message: 'For each environment',
      description: 'Picture of the hooks: how often those in such a box run',
    }),
    meanwhile: translate({
      id: 'pictures.hooks.meanwhile',
      message: 'Once, while compiling',
      description: 'Picture of the hooks: when those in such a box run',
    }),
  };
  const places = { once: [4, 8], each: [190, 8], meanwhile: [4, 34] } as const;
  return (
    <>
      {(['once', 'each', 'meanwhile'] as const).map((runs) => {
        const [x, y] = places[runs];
        return (
          <g key={runs}>
            <Box at={[x, y]} size={[18, 13]} {...LOOKS[runs]} />
            <Label at={[x + 28, y + 7]} anchor="start" text={meanings[runs]} />
          </g>
        );
      })}
      <Arrow
        through={[
          [190, 47],
          [204, 47],
          [204, 35],
          [192, 35],
        ]}
      />
      <Label
        at={[218, 41]}
        anchor="start"
        text={translate({
          id: 'pictures.hooks.rebuild',
          message: 'Repeated by a rebuild',
          description: 'Picture of the hooks: what an arrow that points back means',
        })}
      />
    </>
  );
}

/** The order in which each command runs the hooks. */
export default function HookOrder(): ReactNode {
  const last = hookOrder.length - 1;
  return (
    <Picture
      height={middleOf(last) + 20}
      says={translate({
        id: 'pictures.hooks.says',
        message:
          'The hooks from top to bottom, beside a line for each of dev, build and preview with a dot at each hook that it runs. All three begin with setup, modifyRsbuildConfig and modifyEnvironmentConfig and end with onExit. A rebuild in dev runs the hooks from onBeforeEnvironmentCompile to onDevCompileDone again, except onAfterStartDevServer. One in build runs those from onBeforeBuild to onAfterBuild again. The lists below say the same in words.',
        description: 'What the picture of the hooks says',
      })}
    >
      <Legend />
      {COMMANDS.map((command) => (
        <g key={command}>
          <Label at={[LINE_X[command], TOP - 10]} code strong text={command} />
          <Line
            through={[
              [LINE_X[command], middleOf(0)],
              [LINE_X[command], middleOf(last)],
            ]}
          />
        </g>
      ))}
      {rebuilds.map(({ command, from, to }) => (
        <Arrow
          key={command}
          through={[
            [LINE_X[command], middleOf(rowOf(to))],
            [LINE_X[command] + 18, middleOf(rowOf(to))],
            [LINE_X[command] + 18, middleOf(rowOf(from))],
            [LINE_X[command] + 6, middleOf(rowOf(from))],
          ]}
        />
      ))}
      {hookOrder.map(({ hooks, commands, runs }, row) => (
        <g key={hooks[0]}>
          <Box
            at={[0, TOP + row * ROW_HEIGHT]}
            size={[BOX.width, BOX.height]}
            code
            title={hooks.join(', ')}
            {...LOOKS[runs]}
          />
          {commands.map((command) => (
            <Dot key={command} at={[LINE_X[command], middleOf(row)]} />
          ))}
        </g>
      ))}
    </Picture>
  );
}
