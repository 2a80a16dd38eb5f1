import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Dot, Label, Line, type BoxProps } from '../shapes';
import { COMMANDS, hookOrder, rebuilds, type Command, type HookStep } from '../hook-order';

/** Where the first row begins. */
const TOP = 78;
const ROW_HEIGHT = 30;
const BOX_HEIGHT = 23;
/** The x of each command's line. */
const LINE_X: Record<Command, number> = { dev: 232, build: 278, preview: 332 };

const middleOf = (row: number) => TOP + row * ROW_HEIGHT + BOX_HEIGHT / 2;
const middleOfHook = (hook: string) =>
  middleOf(hookOrder.findIndex(({ hooks }) => hooks.includes(hook)));

/** What a box looks like, by how often its hook runs. */
const LOOKS: Record<HookStep['runs'], Pick<BoxProps, 'tone' | 'stacked' | 'dashed'>> = {
  once: { tone: 'plain' },
  each: { tone: 'tool', stacked: true },
  meanwhile: { tone: 'source', dashed: true },
};

function Legend(): ReactNode {
  const once = translate({ id: 'pictures.hooks.once', message: 'Once' });
  const each = translate({ id: 'pictures.hooks.each', message: 'For each environment' });
  const meanwhile = translate({
    id: 'pictures.hooks.meanwhile',
    message: 'Once, while compiling',
  });
  const rebuild = translate({ id: 'pictures.hooks.rebuild', message: 'Repeated by a rebuild' });
  return (
    <>
      <Box at={[4, 8]} size={[18, 13]} {...LOOKS.once} />
      <Label at={[32, 15]} anchor="start" text={once} />
      <Box at={[190, 8]} size={[18, 13]} {...LOOKS.each} />
      <Label at={[218, 15]} anchor="start" text={each} />
      <Box at={[4, 34]} size={[18, 13]} {...LOOKS.meanwhile} />
      <Label at={[32, 41]} anchor="start" text={meanwhile} />
      <Arrow points="190,47 204,47 204,35 192,35" />
      <Label at={[218, 41]} anchor="start" text={rebuild} />
    </>
  );
}

/** The order in which each command runs the hooks. */
export default function HookOrder(): ReactNode {
  const end = middleOf(hookOrder.length - 1);
  return (
    <Picture
      height={end + 20}
      says={translate({
        id: 'pictures.hooks.says',
        message:
          'The hooks from top to bottom, beside a line for each of dev, build and preview with a dot at each hook that it runs. All three begin with setup, modifyRsbuildConfig and modifyEnvironmentConfig and end with onExit. A rebuild in dev runs the hooks from onBeforeEnvironmentCompile to onDevCompileDone again, except onAfterStartDevServer. One in build runs those from onBeforeBuild to onAfterBuild again. The lists below say the same in words.',
      })}
    >
      <Legend />
      {COMMANDS.map((command) => (
        <g key={command}>
          <Label at={[LINE_X[command], TOP - 10]} code strong text={command} />
          <Line points={`${LINE_X[command]},${middleOf(0)} ${LINE_X[command]},${end}`} />
        </g>
      ))}
      {rebuilds.map(({ command, from, to }) => {
        const x = LINE_X[command];
        const [first, last] = [middleOfHook(from), middleOfHook(to)];
        const points = `${x},${last} ${x + 18},${last} ${x + 18},${first} ${x + 6},${first}`;
        return <Arrow key={command} points={points} />;
      })}
      {hookOrder.map(({ hooks, commands, runs }, row) => (
        <g key={hooks[0]}>
          <Box
            at={[0, TOP + row * ROW_HEIGHT]}
            size={[206, BOX_HEIGHT]}
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
