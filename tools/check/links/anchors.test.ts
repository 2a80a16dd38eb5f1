import { listAnchors } from './anchors';
import { openDocs } from '../../pages/docs';

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
const docs = openDocs({
  'docs/a.mdx':
    "import B from './shared/b.mdx';\n\n## Two words\n\n## Two words\n\n## `dev.hmr` {/* #own */}\n\n<B />\n",
  [`${zh}/a.mdx`]: '## 标题\n',
  'docs/shared/b.mdx': '### In a fragment\n\n<a id="written" />\n',
});

describe('listAnchors', () => {
  it('has the ids of headings, fragments and JSX, the English ones in both languages', () => {
    const ids = ['two-words', 'two-words-1', 'own', 'in-a-fragment', 'written'];
    expect([...listAnchors('docs/a.mdx', docs)]).toEqual(ids);
    expect([...listAnchors(`${zh}/a.mdx`, docs)]).toEqual(ids);
  });
});
