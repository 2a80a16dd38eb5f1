import lunr from 'lunr';
import { slimGroup } from '../../../../src/plugins/search-index/slim-index';
import {
  headingId,
  type IndexFile,
  type IndexPage,
} from '../../../../src/search/engine/index-format';

/** A page with what the plugin reads of it. */
export interface Fixture extends IndexPage {
  readonly description: string;
  readonly keywords?: string;
  /** Before the first heading, then below each heading in order. */
  readonly texts: readonly string[];
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words as the plugin cuts them: letters by stem, Chinese by a dictionary. */
function tokensOf(text: string): lunr.Token[] {
  return (
    text.toLowerCase().match(/\w+|\p{Script=Han}+|[^\s\w\p{Script=Han}\p{P}]+/gu) ?? []
  ).flatMap((run) =>
    /\p{Script=Han}/u.test(run)
      ? [...SEGMENTER.segment(run)].map(({ segment }) => new lunr.Token(segment, {}))
      : [new lunr.Token(run, {})],
  );
}

/** The five groups that the plugin writes for such pages. */
export function fixtureIndex(pages: readonly Fixture[]): IndexFile {
  let next = 0;
  const groups = [
    pages.map(({ title, path }) => ({ t: title, u: path })),
    pages.flatMap(({ headings, path }) =>
      headings.map((each) => ({ t: each[1], u: path, h: `#${headingId(each)}` })),
    ),
    pages.map(({ description, path }) => ({ t: description, u: path })),
    pages.flatMap(({ keywords, path }) => (keywords ? [{ t: keywords, u: path }] : [])),
    pages.flatMap(({ texts, headings, path }) =>
      texts.map((t, i) => ({ t, u: path, ...(i > 0 && { h: `#${headingId(headings[i - 1]!)}` }) })),
    ),
  ];
  const indexed = groups.map((group) => {
    const documents = group.map((document) => ({ i: (next += 1), ...document }));
    const index = lunr(function build() {
      this.tokenizer = ((text: string) => tokensOf(text)) as typeof this.tokenizer;
      this.pipeline.reset();
      this.pipeline.add(lunr.stemmer);
      this.ref('i');
      this.field('t');
      for (const document of documents) this.add({ ...document, i: String(document.i) });
    });
    return slimGroup({ documents, ...JSON.parse(JSON.stringify({ index })) });
  });
  return { pages, groups: indexed };
}
