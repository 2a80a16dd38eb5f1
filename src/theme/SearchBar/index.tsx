// Eject 0.55.3: the plugin's box has no option names first, parts of names or IME; this mounts the site's.
import React, { type ReactNode } from 'react';
import SearchButton from '@site/src/search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
