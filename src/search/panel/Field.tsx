import React, {
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import { MAX_QUERY } from '../engine/limits';
import type { Search } from '../source/useSearch';
import { itemId, LIST } from './usePanel';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  /** Whether there is a list that the field steers, and which of its items is selected. */
  readonly hasList: boolean;
  readonly selected: number;
  readonly onEnter: () => void;
  /** Takes the text of the clipboard with its line breaks, and the query that the field has after it. */
  readonly onPasted: (text: string, query: string) => void;
  readonly onCancel: () => void;
}

/** The field of the search; it has the focus and steers the list. */
export default function Field({
  search,
  hasList,
  selected,
  onEnter,
  onPasted,
  onCancel,
}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter();
  };
  const clipboard = useRef('');
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    clipboard.current = clipboardData.getData('text/plain');
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    search.field.onChange(event);
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'insertFromPaste') onPasted(clipboard.current, event.target.value.trim());
  };
  const clear = () => {
    search.set('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} className={styles.fieldIcon} />
      <input
        {...search.field}
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? LIST : undefined}
        aria-activedescendant={hasList ? itemId(selected) : undefined}
        aria-autocomplete="list"
        aria-label={translate({ id: 'search.field', message: 'Search the documentation' })}
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Options, guides, error messages…',
        })}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        maxLength={MAX_QUERY}
        spellCheck={false}
        onChange={onChange}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {search.text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate({ id: 'search.clear', message: 'Clear the search field' })}
          onClick={clear}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        <Translate id="search.cancel">Cancel</Translate>
      </button>
    </div>
  );
}
