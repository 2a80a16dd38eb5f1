import { runVerb } from './run-verb';
import { defineVerb, type VerbTable } from './verb';

const ran: unknown[] = [];

const greet = defineVerb({
  about: 'Greets people. Names are optional.',
  takes: '[names…]',
  flags: {
    lang: { type: 'string', choices: ['en', 'zh'], about: 'the language' },
    loud: { type: 'boolean', about: 'with an exclamation mark' },
    from: { type: 'string', multiple: true, value: 'name', about: 'who greets' },
  },
  run(flags, words) {
    ran.push({ ...flags, words });
    return words.includes('nobody') ? 1 : undefined;
  },
});

const fail = defineVerb({
  about: 'Fails.',
  run: () => Promise.reject(new Error('expected a build, found none')),
});

const verbs: VerbTable = {
  greet: { summary: 'Greets', load: async () => ({ verb: greet }) },
  fail: { summary: 'Fails', load: async () => ({ verb: fail }) },
};

async function type(...words: string[]) {
  ran.length = 0;
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runVerb(verbs, words, {
    print: (text: string) => printed.push(text),
    printError: (text: string) => errors.push(text),
  });
  return { code, printed: printed.join('\n'), error: errors.join('\n') };
}

test('a verb gets its words and typed flags, and its exit code is that of the command', async () => {
  expect(await type('greet', 'Ada', '--loud', '--from', 'a', '--from', 'b')).toMatchObject({
    code: 0,
  });
  expect(ran).toEqual([{ loud: true, from: ['a', 'b'], words: ['Ada'] }]);
  expect(await type('greet', 'nobody')).toMatchObject({ code: 1 });
});

test('an error is shown by its message alone', async () => {
  expect(await type('fail')).toEqual({
    code: 2,
    printed: '',
    error: 'expected a build, found none',
  });
});

test.each([
  [['gret'], /^Expected a verb, found gret\. Did you mean greet\?$/],
  [
    ['greet', '--luod'],
    /^Expected a flag, found --luod\. Did you mean --loud\?\nUsage: npm run docs -- greet/,
  ],
  [['greet', '--lang', 'fr'], /^--lang: expected en or zh, found fr\.\nUsage: /],
  [['greet', '--lang'], /--lang.*argument missing[^]*Usage: /],
  [['fail', 'now'], /now[^]*\nUsage: npm run docs -- fail$/],
])('%j is refused with what would do, and nothing runs', async (words, message) => {
  const { code, error } = await type(...words);
  expect(code).toBe(2);
  expect(error).toMatch(message);
  expect(ran).toEqual([]);
});

test('--help lists the verbs, and explains one with its flags', async () => {
  expect((await type('--help')).printed).toMatch(/^ {2}greet {2}Greets\n {2}fail {3}Fails$/m);
  const { code, printed } = await type('greet', '--help');
  expect(code).toBe(0);
  expect(printed).toContain(
    'npm run docs -- greet [names…] [--lang <en|zh>] [--loud] [--from <name>]…\n\nGreets people.',
  );
  expect(printed).toMatch(/^ {2}--from <name> {3}who greets$/m);
});
