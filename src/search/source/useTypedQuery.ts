import { type ChangeEvent, type CompositionEvent, useCallback, useState } from 'react';

export interface TypedQuery {
  /** What is in the field. */
  readonly text: string;
  /** What is to be searched: the text, but not the letters of a Chinese word that is still being composed. */
  readonly query: string;
  /** When it was typed, on the clock of `performance.now()`. */
  readonly typedAt: number;
  /** Whether an input method may still change the text: Android's keyboards compose each word. */
  readonly isComposing: boolean;
  readonly set: (text: string) => void;
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
}

/** Syllables that an input method has set apart, or signs of a script that is spelled letter by letter. */
const UNFINISHED = /\p{Script=Bopomofo}|[a-z]['’][a-z]/iu;

/** The text of a search field, with respect for input methods. */
export function useTypedQuery(): TypedQuery {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ query: '', typedAt: 0, isComposing: false });
  const change = useCallback((value: string, typedAt: number, isComposing: boolean) => {
    setText(value);
    if (!isComposing || !UNFINISHED.test(value)) setAsked({ query: value, typedAt, isComposing });
  }, []);
  const set = useCallback((value: string) => change(value, performance.now(), false), [change]);
  return {
    text,
    ...asked,
    set,
    field: {
      value: text,
      onChange: ({ target, timeStamp, nativeEvent }) =>
        change(target.value, timeStamp, (nativeEvent as InputEvent).isComposing),
      onCompositionEnd: ({ currentTarget, timeStamp }) =>
        change(currentTarget.value, timeStamp, false),
    },
  };
}
