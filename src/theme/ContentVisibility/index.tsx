// Eject 3.10.2: no page is a draft or unlisted, and the notices of such pages would bring all admonitions along.
import type { ReactNode } from 'react';

export default function ContentVisibility(): ReactNode {
  return null;
}
