import { ZH_DOCS } from '../../../src/i18n/content-path';
import { oneHeading } from './heading-twins';
import { openDocs, type Docs } from '../../pages/docs';

function docsOf(pages: Record<string, [string, string]>): Docs {
  const texts = Object.fromEntries(
    Object.entries(pages).flatMap(([name, [en, zh]]) => [
      [`docs/${name}.mdx`, en],
      [`${ZH_DOCS}/${name}.mdx`, zh],
    ]),
  );
  const docs = openDocs(texts);
  return { ...docs, files: Object.keys(texts) };
}

async function problemsOf(docs: Docs, files = docs.files) {
  return oneHeading.run(
    files.flatMap((file) => docs.page(file) ?? []),
    docs,
  );
}

describe('one English heading', () => {
  it('has one Chinese heading; the page of the other one is named, with all places', async () => {
    const docs = docsOf({
      a: ['## Set a port', '## 设置端口'],
      b: ['text\n\n## 2. Set a port', '正文\n\n## 2. 设置端口'],
      c: ['## Set a port', '\n## 指定端口'],
    });
    const problems = await problemsOf(docs);
    expect(problems).toMatchObject([{ file: `${ZH_DOCS}/c.mdx`, line: 2 }]);
    expect(problems[0]?.expected).toBe(`设置端口\n${ZH_DOCS}/a.mdx:1\n${ZH_DOCS}/b.mdx:3`);
  });

  it('has the Chinese heading of the list where there is one', async () => {
    const docs = docsOf({ a: ['## Notes', '## 说明'] });
    expect(await problemsOf(docs)).toMatchObject([{ expected: '注意事项' }]);
  });

  it('is compared with all pages, and reported for those that are checked', async () => {
    const docs = docsOf({
      a: ['## Set a port', '## 设置端口'],
      b: ['## Set a port', '## 设置端口'],
      c: ['## Set a port', '## 指定端口'],
    });
    expect(await problemsOf(docs, [`${ZH_DOCS}/a.mdx`])).toEqual([]);
    expect(await problemsOf(docs, [`${ZH_DOCS}/c.mdx`])).toHaveLength(1);
  });
});
