import { defineVerb } from '../command/verb';
import { openDocs } from '../pages/docs';
import { askAddress, type Answer } from './ask-address';
import { listExternalLinks, type ExternalLinks } from './external-links';
import { noteAnswers, openLinksRecord, writeLinksRecord } from './links-record';

/** Few enough that a site with many of our links isn't troubled. */
const AT_ONCE = 4;

export const verb = defineVerb({
  about:
    'Lists the addresses on other sites with the places that lead there, and which of them have moved or are gone. With\n--ask, asks each of them first and notes the answers in tests/docs/records/links-out.json.',
  flags: { ask: { type: 'boolean', about: 'ask the addresses, and note the answers' } },
  async run({ ask }) {
    const links = listExternalLinks(openDocs());
    if (ask) await askAll(links);
    return printLinks(links);
  },
});

async function askAll(links: ExternalLinks): Promise<void> {
  const answers = new Map<string, Answer>();
  const left = [...links.keys()];
  const askNext = async (): Promise<void> => {
    for (let address = left.shift(); address; address = left.shift())
      answers.set(address, await askAddress(address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  const silent = [...answers.values()].filter((answer) => answer === undefined).length;
  // Where nothing answers, it is our network that doesn't.
  if (silent === links.size) throw new Error('Expected an answer of some address, found none.');
  writeLinksRecord(noteAnswers(openLinksRecord(), answers, new Date().toISOString().slice(0, 10)));
  console.log(`${links.size} addresses asked, ${silent} of them without a clear answer\n`);
}

function printLinks(links: ExternalLinks): number {
  const { moved, gone } = openLinksRecord();
  for (const [address, places] of links) {
    const state = moved[address] ? ` moved to ${moved[address]}` : '';
    console.log(`${address}${gone[address] ? ` gone since ${gone[address]}` : state}`);
    for (const place of places) console.log(`  ${place}`);
  }
  const wrong = [...links.keys()].filter((address) => moved[address] ?? gone[address]);
  console.log(`\n${links.size} addresses, ${wrong.length} of them moved or gone`);
  return wrong.length > 0 ? 1 : 0;
}
