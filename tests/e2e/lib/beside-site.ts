import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';

const siteDir = path.resolve(__dirname, '../../..');

/** Docusaurus looks for a plugin's file beside the configuration that names it. */
export function besideSite(plugin: PluginConfig): PluginConfig {
  const resolve = (name: string) => (name.startsWith('.') ? path.resolve(siteDir, name) : name);
  if (typeof plugin === 'string') return resolve(plugin);
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  return [resolve(plugin[0]), plugin[1]];
}
