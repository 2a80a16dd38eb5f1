import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Whether this is a language's home page. */
export function useIsHome(): boolean {
  return useLocation().pathname === useBaseUrl('/');
}
