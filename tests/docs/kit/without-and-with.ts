import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { fileOfOption } from '#tools/pages/option-path';
import { twinPath } from '#tools/pages/page-paths';
import { projectRoot } from '#tools/pages/project-root';
import { readBuiltFiles } from '#tools/project/built-files';
import type { FenceName, Proof } from '#tools/prover/proof';

interface Compared {
  /** The option, such as `output.minify`, which the sample sets. */
  readonly option: string;
  readonly sample: FenceName;
  readonly files: Record<string, string>;
  /** Laid over the sample in both builds. */
  readonly with?: RsbuildConfig;
  /** What the page shows of files besides their names. */
  readonly parts?: readonly (readonly [file: RegExp, part: RegExp])[];
}

const HEADS = ['# without the option', '# with the option'] as const;
const CHINESE_HEADS = ['# 设置前', '# 设置后'] as const;

function removeOption(config: RsbuildConfig, option: string): RsbuildConfig {
  const [group, name] = option.split('.') as [keyof RsbuildConfig, string];
  return { ...config, [group]: { ...(config[group] as object), [name]: undefined } };
}

/** The files of a build in production mode, then the parts of them that a page shows. */
async function describeBuild(
  cwd: string,
  rsbuildConfig: RsbuildConfig,
  { parts = [] }: Compared,
): Promise<string> {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
  const { distPath } = rsbuild.context;
  const { files, read } = readBuiltFiles(distPath);
  const place = (file: string) => path.join(path.relative(cwd, distPath), file);
  const shown = parts.flatMap(([name, part]) =>
    files
      .filter((file) => name.test(file))
      .flatMap((file) => {
        const found = read(file).match(part);
        return found ? [['', `# ${place(file)}`, ...found].join('\n')] : [];
      }),
  );
  return [...files.map(place), ...shown].join('\n');
}

/** Writes the fence into the option's page in both languages. */
function record(option: string, builds: readonly string[]): void {
  const page = fileOfOption(option);
  for (const [file, heads] of [
    [page, HEADS],
    [twinPath(page)!, CHINESE_HEADS],
  ] as const) {
    const full = path.join(projectRoot, file);
    const text = fs.readFileSync(full, 'utf8');
    const fence = new RegExp(`(?<=\`\`\`txt\\n)${heads[0]}\\n[^]*?(?=\`\`\`)`);
    fs.writeFileSync(
      full,
      text.replace(fence, () => asFence(builds, heads)),
    );
  }
}

const asFence = (builds: readonly string[], heads: readonly string[]) =>
  builds.map((build, i) => `${heads[i]}\n${build}\n`).join('\n');

/**
 * Proves that an option's page shows, byte for byte, what a production build leaves without the option and with it.
 * `RECORD=true npm run docs -- check <page>` writes both into the fence that begins with `# without the option`.
 */
export function withoutAndWith(compared: Compared): Proof {
  const { option, sample, files, with: others } = compared;
  return {
    shown: { containing: HEADS[0] },
    run: 'script',
    sample,
    files,
    with: others,
    env: { NODE_ENV: 'production' },
    async expect({ root, config, shown }) {
      const without = await describeBuild(root, removeOption(config, option), compared);
      const builds = [without, await describeBuild(root, config, compared)];
      if (process.env.RECORD) record(option, builds);
      else assert.equal(shown, asFence(builds, HEADS));
    },
  };
}
