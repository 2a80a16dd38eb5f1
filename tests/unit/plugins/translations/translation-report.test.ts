import { translationPath } from '../../../../src/i18n/content-path';
import { translationReport } from '../../../../src/plugins/translations/translation-report';

const zh = (file: string) => translationPath(file)!;

test('missing, stale and orphaned pages are told apart', () => {
  const english = new Map([
    ['docs/current.mdx', 'aaa'],
    ['docs/changed.mdx', 'bbb'],
    ['docs/unrecorded.mdx', 'ccc'],
    ['docs/new.mdx', 'ddd'],
  ]);
  const recorded = new Map([
    [zh('docs/current.mdx'), 'aaa'],
    [zh('docs/changed.mdx'), 'old'],
    [zh('docs/unrecorded.mdx'), undefined],
    [zh('docs/removed.mdx'), 'eee'],
  ]);
  expect(translationReport(english, recorded)).toEqual({
    missing: ['docs/new.mdx'],
    stale: [zh('docs/changed.mdx'), zh('docs/unrecorded.mdx')],
    orphaned: [zh('docs/removed.mdx')],
  });
});
