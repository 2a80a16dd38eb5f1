import { openDocs } from '#tools/pages/docs';
import Slugger from 'github-slugger';
import { listHeadings } from '#tools/pages/headings';
import { explainLog } from '../../../src/messages/explain-log';
import { messages } from '../../../src/messages/messages';
import { messagesOf, packageScripts } from './lib/package-messages';
import { unexplained } from './lib/unexplained';

const docs = openDocs();
const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
/** The ids of a page's headings, which both languages share. */
function headingIds(file: string): string[] {
  const slugger = new Slugger();
  return listHeadings(docs.page(file)!).map(({ text }) => slugger.slug(text));
}
const entries = Object.entries(messages);

const published = [...new Set(packageScripts().flatMap(messagesOf))];

test('every message of the packages is explained, or there is a reason why not', () => {
  const missing = published.filter(
    (message) => !(message in unexplained) && !explainLog(message.replaceAll('…', '--shoe')).length,
  );
  expect(missing).toEqual([]);
});

test('the reasons are for messages that the packages have', () => {
  expect(Object.keys(unexplained).filter((message) => !published.includes(message))).toEqual([]);
});

test.each(entries)(
  '%s has no other fields than these',
  (_, { says, link, level, anyTool, ...others }) => {
    expect(others).toEqual({});
    expect([says[0], link].every((text) => text)).toBe(true);
    expect([undefined, 'general', 'warning', 'frame']).toContain(level);
    expect([undefined, true]).toContain(anyTool);
  },
);

test.each(entries)('%s leads to a section in both languages', (_, { link }) => {
  const [path, anchor] = link.split('#');
  for (const folder of ['docs', zh]) {
    expect(docs.files).toContain(`${folder}${path}.mdx`);
    expect(headingIds(`docs${path}.mdx`)).toContain(anchor);
  }
});

test.each(entries.flatMap(([id, { says }]) => says.map((text) => [id, text] as const)))(
  '%s is found by %s',
  (id, text) => {
    const log = text.replaceAll('…', "/my-app/src/shoe.ts 'shoe'");
    expect(explainLog(`  Rsbuild v1.3.22\n\nerror   ${log} shoe\n`)[0]).toMatchObject({ id });
  },
);
