import React, { type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface Props {
  /** A file of static/img/screens, without its ending. */
  readonly of: string;
  /** What the picture shows, for readers who don't see it. */
  readonly alt: string;
}

/** `<Screenshot of="error-overlay" alt="…" />`: a screen of a tool, which `npm run docs -- screens` takes, all in one size. */
export default function Screenshot({ of: name, alt }: Props): ReactNode {
  const src = useBaseUrl(`/img/screens/${name}.webp`);
  return (
    <p>
      <img src={src} alt={alt} width={720} height={405} loading="lazy" decoding="async" />
    </p>
  );
}
