import { rspack } from '@docusaurus/faster';

/** The chunk with the list of pages, by which alone the texts of pages are asked for. */
const LIST = 'pages';

/** How the runtime makes a chunk's file name of its id, once minified. */
const FILE_NAME = /("assets\/js\/"\+(\w+)\+"\."\+)\(\{([^{}]*)\}\)\[\2\]/;
const ENTRY = /(?:"([^"]+)"|(\w+)):"\w+"/g;

interface Split {
  /** the runtime without the hashes that were taken out */
  runtime: string;
  /** a statement that has them */
  list: string;
}

/** Takes the hashes of some chunks out of a minified runtime. @throws Error where it has another form. */
export function splitHashes(runtime: string, isPage: (chunk: string) => boolean): Split {
  const [found, start, id, hashes] = FILE_NAME.exec(runtime) ?? [];
  if (found === undefined || hashes === undefined) {
    throw new Error(
      'page-hashes: expected the runtime to look file names up as "assets/js/"+id+"."+({…})[id], as Rspack 1.7 writes it, found no such place. Compare it with src/site/build/page-hashes.ts.',
    );
  }
  const entries = [...hashes.matchAll(ENTRY)].map(([entry, quoted, plain]) => ({
    entry,
    isPage: isPage((quoted ?? plain)!),
  }));
  const listed = (pages: boolean) =>
    entries.filter((each) => each.isPage === pages).map(({ entry }) => entry);
  if (listed(true).length === 0) {
    throw new Error(
      `page-hashes: expected chunks that only the chunk “${LIST}” asks for, found none. Compare src/site/build/loaders/trim-generated.mjs, which makes that chunk.`,
    );
  }
  return {
    runtime: runtime.replace(
      found,
      () => `${start}({${listed(false)}}[${id}]||globalThis.pageHashes[${id}])`,
    ),
    list: `globalThis.pageHashes={${listed(true)}};`,
  };
}

type Compilation = InstanceType<typeof rspack.Compilation>;

/** The chunks that nothing but the list asks for. */
function pageChunks({ chunks }: Compilation): Set<string> {
  const pages = [...chunks].filter(({ groupsIterable }) =>
    [...groupsIterable].every((group) => {
      const parents = group.getParents();
      return parents.length > 0 && parents.every(({ name }) => name === LIST);
    }),
  );
  return new Set(pages.map(({ id }) => String(id)));
}

function moveHashes(compilation: Compilation) {
  const fileOf = (name: string) => {
    const chunk = [...compilation.chunks].find((each) => each.name === name);
    const file = [...(chunk?.files ?? [])].find((each) => each.endsWith('.js'));
    if (file === undefined) throw new Error(`page-hashes: expected a chunk ${name}, found none.`);
    return file;
  };
  const textOf = (file: string) => String(compilation.getAsset(file)!.source.source());
  const [runtimeFile, listFile] = [fileOf('runtime~main'), fileOf(LIST)];
  const pages = pageChunks(compilation);
  const { runtime, list } = splitHashes(textOf(runtimeFile), (chunk) => pages.has(chunk));
  const write = (file: string, text: string) =>
    compilation.updateAsset(file, new rspack.sources.RawSource(text));
  write(runtimeFile, runtime);
  write(listFile, textOf(listFile) + list);
}

/**
 * A plugin of Rspack: the hashes in the file names of pages are in the list of pages, so that the runtime, which every
 * page loads first, doesn't grow with the pages. Between the minifier and the step that gives all files their final hashes.
 */
export function pageHashes({ hooks, options }: InstanceType<typeof rspack.Compiler>): void {
  if (!options.optimization.minimize) return;
  const name = 'page-hashes';
  const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  hooks.thisCompilation.tap(name, (compilation) =>
    compilation.hooks.processAssets.tap({ name, stage }, () => moveHashes(compilation)),
  );
}
