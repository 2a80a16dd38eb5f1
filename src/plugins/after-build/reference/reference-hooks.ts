import type { ReferenceHook } from './reference';
import { firstFence, firstParagraph } from './read-page';
import { inLanguages, sectionPairs, withAnchor, type PagePair } from './reference-options';
import { referenceVersions } from './reference-versions';

const HOOK = /^(?:on|modify)[A-Z]\w*$/;

/** The hooks that a page documents, each below a heading with its name. */
export const referenceHooks = (pair: PagePair, packageName: string): ReferenceHook[] =>
  sectionPairs(pair).flatMap(({ sections, id }) => {
    const { heading: name } = sections.en;
    if (!HOOK.test(name)) return [];
    const type = firstFence(sections.en, ({ lang }) => lang === 'ts')?.value;
    const description = inLanguages((language) => firstParagraph(sections[language]));
    return [
      {
        name,
        ...(type && { type }),
        ...referenceVersions(packageName, 'hooks', name),
        description,
        url: withAnchor(pair.url, id),
      },
    ];
  });
