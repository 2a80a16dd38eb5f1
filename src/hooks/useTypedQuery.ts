import { useCallback, useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

export interface TypedQuery {
  /** What stands in the field. */
  readonly text: string;
  /** What is to be searched: the text, but not what an input method is still composing. */
  readonly query: string;
  readonly set: (text: string) => void;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
}

/** The text of a search field, with respect for input methods. */
export function useTypedQuery(): TypedQuery {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const composing = useRef(false);
  const set = useCallback((value: string) => {
    setText(value);
    if (!composing.current) setQuery(value);
  }, []);
  return {
    text,
    query,
    set,
    field: {
      value: text,
      onChange: (event) => set(event.target.value),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event) => {
        composing.current = false;
        set(event.currentTarget.value);
      },
    },
  };
}
