import { siteData } from './site-data';

/** The key of local storage under which Docusaurus and this site keep a choice that holds in both languages. */
export const siteKey = (key: string): string => key + siteData().storageSuffix;
