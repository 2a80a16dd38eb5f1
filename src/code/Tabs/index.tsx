import React, { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { data } from '../../ui/dom-contract';

interface ItemProps {
  readonly value: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly children: ReactNode;
}

export interface Props {
  /** Tabs of one group show the same choice, which is kept. */
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children: ReactNode;
}

/** Tabs as HTML alone; src/code/tabs.ts changes it when a reader chooses. */
export default function Tabs({ groupId, defaultValue, children }: Props): ReactNode {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<ItemProps> => isValidElement(child))
    .map(({ props }) => props);
  const selected = defaultValue ?? (items.find((item) => item.default) ?? items[0])?.value;
  return (
    <div
      className={`${ThemeClassNames.tabs.container} tabs-container`}
      {...data({ group: groupId })}
    >
      <ul role="tablist" className="tabs">
        {items.map(({ value, label }) => (
          <li
            key={value}
            role="tab"
            className="tabs__item"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            {...data({ value })}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          // Its name on paper, which has no tabs.
          {...data({ tab: item.label ?? item.value })}
          hidden={item.value !== selected}
        >
          {item.children}
        </div>
      ))}
    </div>
  );
}
