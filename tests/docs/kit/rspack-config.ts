import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';

/** The Rspack configuration that a configuration becomes, for proofs that compare many. */
export async function rspackConfig(
  root: string,
  rsbuildConfig: RsbuildConfig,
): Promise<Rspack.Configuration> {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
  const [first] = await rsbuild.initConfigs();
  return first!;
}
