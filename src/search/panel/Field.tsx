import React, { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SearchPanelState } from './useSearchPanel';
import { MAX_QUERY } from '../engine/engine';
import Icon from '../../ui/Icon';
import { itemId, listId } from './ids';
import styles from './styles.module.css';

type Props = Pick<SearchPanelState, 'typed' | 'items' | 'list' | 'selection' | 'enter'> & {
  readonly onCancel: () => void;
};

/** The field of the search; it has the focus and steers the list. */
export default function Field({
  typed,
  items,
  list,
  selection,
  enter,
  onCancel,
}: Props): ReactNode {
  const hasItems = items.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter();
  };
  const clear = () => {
    typed.set('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} className={styles.fieldIcon} />
      <input
        {...typed.field}
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded={hasItems}
        aria-controls={hasItems ? listId(list!) : undefined}
        aria-activedescendant={hasItems ? itemId(list!, selection.selected) : undefined}
        aria-autocomplete="list"
        aria-label={translate({
          id: 'search.field',
          message: 'Search the documentation',
          description: 'The name of the search field',
        })}
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Options, guides, error messages…',
          description: 'What one can search for, in the empty search field',
        })}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        maxLength={MAX_QUERY}
        spellCheck={false}
        onKeyDown={onKeyDown}
      />
      {typed.text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate({
            id: 'search.clear',
            message: 'Clear the search field',
            description: 'The button that empties the search field',
          })}
          onClick={clear}
        >
          <Icon name="close" size={20} />
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        <Translate id="search.cancel" description="The button that closes the search, on phones">
          Cancel
        </Translate>
      </button>
    </div>
  );
}
