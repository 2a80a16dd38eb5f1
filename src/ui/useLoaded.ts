import { useCallback, useState } from 'react';

/** A module that comes when it is asked for, again where that failed. (`lazy` would hold back its first rendering for up to 300 ms.) */
export function useLoaded<Module>(
  load: () => Promise<Module>,
): readonly [module: Module | undefined, request: () => void] {
  const [module, setModule] = useState<Module>();
  const request = useCallback(() => {
    load().then(setModule, (error: unknown) => console.error(error));
  }, [load]);
  return [module, request];
}
