import { useEffect, useState } from 'react';
import { afterPainting } from '../../ui/after-painting';

/** A value as soon as it is on the screen. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPainting(() => setPainted(value)), [value]);
  return painted;
}
