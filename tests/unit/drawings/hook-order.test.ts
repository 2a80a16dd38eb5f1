import fs from 'node:fs';
import path from 'node:path';
import { COMMANDS, hookOrder, rebuilds } from '../../../src/drawings/hook-order';

const page = fs.readFileSync(
  path.resolve(__dirname, '../../../docs/plugins/dev/hooks.mdx'),
  'utf8',
);
const known = new Set(hookOrder.flatMap(({ hooks }) => hooks));

/** The hooks that the numbered list of a command names, in its order. */
function listed(command: string): string[] {
  const [, section] = page.split(`\n### Order in ${command}\n`);
  const items = section!.split('\n#')[0]!.match(/^\d+\. .*$/gm)!;
  return items
    .flatMap((item) =>
      [...item.matchAll(/`([^`]+)`|\[(\w+)\]\(/g)].map(([, code, link]) => code ?? link!),
    )
    .filter((name) => known.has(name));
}

test.each(COMMANDS)(
  'the drawing has the hooks of %s in the order of the page’s list',
  (command) => {
    const drawn = hookOrder.filter((step) => step.commands.includes(command));
    expect(drawn.flatMap(({ hooks }) => hooks)).toEqual(listed(command));
  },
);

test('the lists name each hook of the page’s overview', () => {
  const [, overview] = page.split('\n## Overview\n');
  const hooks = [...overview!.split('\n## ')[0]!.matchAll(/^\| \[(\w+)\]/gm)].map(
    ([, name]) => name!,
  );
  expect(hooks.length).toBeGreaterThan(15);
  expect([...known]).toEqual(expect.arrayContaining(hooks));
});

test.each(rebuilds)(
  'a rebuild in $command begins and ends at hooks of its line',
  ({ command, from, to }) => {
    const names = hookOrder
      .filter((step) => step.commands.includes(command))
      .flatMap(({ hooks }) => hooks);
    expect(names).toContain(from);
    expect(names.indexOf(to)).toBeGreaterThan(names.indexOf(from));
  },
);
