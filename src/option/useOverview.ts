import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { OverviewList } from './overview';

/** The list of the overview page shown; undefined on any other page. */
export function useOverview(): OverviewList | undefined {
  const lists = usePluginData('overview-pages') as Readonly<Record<string, OverviewList>>;
  return lists[useDoc().metadata.permalink];
}
