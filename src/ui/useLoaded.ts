import { useCallback, useEffect, useState } from 'react';

/**
 * A module that comes when it is needed or asked for, again where that failed. (`lazy` would hold back its first
 * rendering for up to 300 ms.)
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isNeeded = false,
): readonly [module: Module | undefined, request: () => void] {
  const [module, setModule] = useState<Module>();
  const request = useCallback(() => {
    load().then(setModule, (error: unknown) => console.error(error));
  }, [load]);
  useEffect(() => {
    if (isNeeded) request();
  }, [isNeeded, request]);
  return [module, request];
}
