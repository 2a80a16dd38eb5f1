import { isProgram, isRsbuildConfig, listSamples } from '#tools/check/samples/samples';
import { openDocs } from '#tools/pages/docs';

const docs = openDocs();

/** The configurations on the English pages, apart from those that fail on purpose or are of another version. */
export const validSamples = docs.files
  .filter((file) => file.startsWith('docs/') || file.startsWith('blog/'))
  .flatMap((file) => listSamples(docs.page(file)!))
  .filter((sample) => isProgram(sample) && isRsbuildConfig(sample))
  .filter(({ fence }) => fence.attributes.fails === undefined && !fence.flags.includes('legacy'));
