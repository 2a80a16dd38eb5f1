import type { RsbuildPlugin } from '@rsbuild/core';
import { samplePackage } from './sample-package';

/** A plugin that makes a certificate in a folder and sets `server.https`. */
export function selfSigned(outputPath: string): RsbuildPlugin {
  const { pluginBasicSsl } = samplePackage('@rsbuild/plugin-basic-ssl') as {
    pluginBasicSsl: (options: object) => RsbuildPlugin;
  };
  return pluginBasicSsl({ outputPath });
}
