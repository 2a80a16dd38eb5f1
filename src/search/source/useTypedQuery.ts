import { type ChangeEvent, type CompositionEvent, useCallback, useRef, useState } from 'react';

export interface TypedQuery {
  /** What is in the field. */
  readonly text: string;
  /** What is to be searched: the text, but not what an input method is still composing. */
  readonly query: string;
  /** When it was typed, on the clock of `performance.now()`. */
  readonly typedAt: number;
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
  const [asked, setAsked] = useState({ query: '', typedAt: 0 });
  const composing = useRef(false);
  const set = useCallback((value: string, typedAt = performance.now()) => {
    setText(value);
    if (!composing.current) setAsked({ query: value, typedAt });
  }, []);
  return {
    text,
    ...asked,
    set,
    field: {
      value: text,
      onChange: (event) => set(event.target.value, event.timeStamp),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event) => {
        composing.current = false;
        set(event.currentTarget.value, event.timeStamp);
      },
    },
  };
}
