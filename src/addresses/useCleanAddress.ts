import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { addBase, encodeAddress, normaliseAddress, removeBase } from './address';
import { useBase } from './useBase';

/** A page that was reached as `/a.html` or `/a/index` shows its clean address; query and hash stay. */
export function useCleanAddress(): void {
  const { base } = useBase();
  const history = useHistory();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = normaliseAddress(removeBase(pathname, base));
    if (!/(?:\.html|\/index)$/.test(pathname) || path === undefined) return;
    history.replace(addBase(encodeAddress(path), base) + search + hash);
  }, [base, history]);
}
