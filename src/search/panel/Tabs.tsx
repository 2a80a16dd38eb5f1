import React, { type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ResultGroup } from '../source/source';
import { arrowStep } from '../../ui/arrow-step';
import { moveSelection } from './selection';

interface Props {
  readonly groups: readonly ResultGroup[];
  readonly tab: number;
  readonly onSelect: (tab: number) => void;
}

/** One tab for each index of a remote search; none where there is one index. */
export default function Tabs({ groups, tab, onSelect }: Props): ReactNode {
  if (groups.length < 2) return null;
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(key);
    if (!step) return;
    const next = moveSelection(tab, groups.length, step);
    onSelect(next);
    (currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div
      role="tablist"
      className="tabs"
      aria-label={translate({ id: 'search.tabs', message: 'Where to search' })}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ index, result }, i) => (
        <button
          key={index}
          type="button"
          role="tab"
          aria-selected={i === tab}
          tabIndex={i === tab ? 0 : -1}
          className="clean-btn tabs__item"
          onClick={() => onSelect(i)}
        >
          {`${index} (${result.total})`}
        </button>
      ))}
    </div>
  );
}
