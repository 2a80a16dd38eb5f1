import type { Check } from './check';
import { listInterfaceTexts } from './interface-texts';
import { checkCopy } from './chinese/chinese-copy';
import { checkTerms } from './chinese/glossary';
import { checkText } from './prose';
import { checkSpelling } from './spelling';

/** Labels, messages, README and CONTRIBUTING are written as pages are. */
export const interfaceTexts: Check = {
  name: 'interface',
  async run() {
    const texts = listInterfaceTexts();
    const problems = [
      ...texts.flatMap((text) =>
        [checkText, checkTerms, checkCopy].flatMap((check) => check(text)),
      ),
      ...(await checkSpelling(texts)),
    ];
    return problems.map((problem) => ({ ...problem, check: 'interface' }));
  },
  count: () => listInterfaceTexts().reduce((sum, { prose }) => sum + prose.length, 0),
};
