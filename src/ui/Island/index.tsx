import React, { type ReactNode } from 'react';
import { data } from '../dom-contract';

/** All islands; src/client/islands.tsx says what each one loads. */
export type IslandName = 'search-page';

export interface Props {
  readonly name: IslandName;
  /** The island as the server draws it. */
  readonly children: ReactNode;
}

/** A part of a page that React draws in the browser too. Everything else stays as the server sent it. */
export default function Island({ name, children }: Props): ReactNode {
  return <div {...data({ island: name })}>{children}</div>;
}
