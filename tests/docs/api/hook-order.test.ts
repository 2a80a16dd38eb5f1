import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { List, ListItem, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findPage } from '#tools/reference/api/documented-names';

const hooksPage = findPage('plugins/dev/hooks');

/** The names in a step of an ordered list: inline code, and links to options and to members of the plugin API. */
function namesOf(item: ListItem): string[] {
  const names: string[] = [];
  visit(item, ['inlineCode', 'link'], (node) => {
    const text = toString(node);
    if (/^[a-z]+(?:\.?[A-Z]?[a-zA-Z]+)*$/.test(text)) names.push(text);
  });
  return names;
}

/** The steps of the ordered lists under a heading, each with the names that it says. */
function documentedSteps(heading: string): string[][] {
  const nodes: RootContent[] = hooksPage.tree.children;
  const start = nodes.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const rest = nodes.slice(start + 1);
  const next = rest.findIndex((node) => node.type === 'heading');
  const lists = rest
    .slice(0, next)
    .filter((node): node is List => node.type === 'list' && Boolean(node.ordered));
  if (start < 0 || lists.length === 0)
    throw new Error(`expected an ordered list under “${heading}”, found none`);
  return lists.flatMap((list) => list.children.map(namesOf));
}

function project(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hook-order-'));
  fs.mkdirSync(path.join(folder, 'src'));
  fs.writeFileSync(path.join(folder, 'src/index.js'), "import './part.js';\n");
  fs.writeFileSync(path.join(folder, 'src/part.js'), 'document.title = "part";\n');
  return folder;
}

/** The names that a run logs, each where it comes first. */
function run(action: string, folder: string): string[] {
  const script = path.join(__dirname, 'log-hooks.mjs');
  const output = execFileSync(process.execPath, [script, action, folder], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return [...new Set(JSON.parse(output.slice(output.lastIndexOf('["setup"'))) as string[])];
}

/** Where the page says “most of the time”: the server may also be listening a moment earlier or later. */
const FLOATING = ['onAfterStartDevServer'];

describe('hooks run in the order that the page of hooks tells', () => {
  const folder = project();

  test.each([
    ['build', 'Order in build'],
    ['preview', 'Order in preview'],
    ['dev', 'Order in dev'],
  ])('%s', (action, heading) => {
    const logged = run(action, folder);
    const steps = documentedSteps(heading).map((names) =>
      names.filter((name) => logged.includes(name)),
    );
    const told = steps.flat();
    const rest = (names: string[]) => names.filter((name) => !FLOATING.includes(name));
    expect(rest([...new Set(told)])).toEqual(rest(logged));
    expect([...told].sort()).toEqual(expect.arrayContaining([...logged].sort()));
  });
});
