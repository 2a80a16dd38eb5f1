import React, { type ComponentType, type ReactNode } from 'react';

const files = import.meta.webpackContext('../pictures', { regExp: /\.tsx$/ });

/** `<Picture of="HmrUpdate" />` on a page: the drawing of that name. @throws Error where there is none */
export default function NamedPicture({ of: name }: { readonly of: string }): ReactNode {
  const file = `./${name}.tsx`;
  if (!files.keys().includes(file))
    throw new Error(
      `expected <Picture of="…" /> with a file of src/drawings/pictures (${files.keys().join(', ')}), found “${name}”.`,
    );
  const { default: Drawing } = files(file) as { readonly default: ComponentType };
  return <Drawing />;
}
