import fs from 'node:fs';
import { defineVerb } from '../command/verb';
import { BuiltDocs } from '../search/built-docs';
import { LANGUAGES, type Language } from '../search/built-index';

export const verb = defineVerb({
  about:
    'Says what the messages in a log mean, as the last build does on its page about exceptions. A log of `-` is read from\nstandard input.',
  flags: {
    log: { type: 'string', value: 'file', about: 'the log, whole or a part' },
    lang: { type: 'string', choices: LANGUAGES, about: 'the language, English without it' },
    json: { type: 'boolean', about: 'print JSON' },
  },
  run({ log, lang = 'en', json }) {
    if (!log)
      throw new Error('Expected a log, found none: npm run -s docs -- explain --log build.log');
    const text = fs.readFileSync(log === '-' ? 0 : log, 'utf8');
    const messages = new BuiltDocs(lang as Language).explain(text);
    if (json) console.log(JSON.stringify({ messages }, null, 2));
    else if (!messages.length) console.log(`${log}: no message that the pages explain.`);
    else
      for (const { says, heading, address, text } of messages)
        console.log(`${says}\n\n${text}\n\n${heading}  ${address}\n`);
    return messages.length ? 0 : 1;
  },
});
