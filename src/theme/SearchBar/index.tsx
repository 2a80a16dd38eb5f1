// Eject 3.10.2: the classic theme has no search of its own; this mounts the site's.
import React, { type ReactNode } from 'react';
import SearchButton from '@site/src/search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
