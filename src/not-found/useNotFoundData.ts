import { useEffect, useState } from 'react';
import { NOT_FOUND_FILE, type NotFoundData } from './not-found';
import { addBase, swapLanguage } from '../addresses/address';
import { useBase } from '../addresses/useBase';

/** Words and pages for the 404 page in a language; empty until they are there, or where there is no build. */
export function useNotFoundData(language: string | undefined): NotFoundData {
  const [data, setData] = useState<NotFoundData>({ strings: {}, pages: [] });
  const { base, locales } = useBase();

  useEffect(() => {
    if (!language) return;
    const file = addBase(swapLanguage(`/${NOT_FOUND_FILE}`, language, locales), base);
    fetch(file)
      .then((response) => response.json() as Promise<NotFoundData>)
      .then(setData)
      .catch((error: unknown) =>
        console.warn(`${file} could not be read; the 404 page suggests nothing.`, error),
      );
  }, [language, base, locales]);
  return data;
}
