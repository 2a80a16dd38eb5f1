import React, { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import { PACKAGE_MANAGERS } from '../tabs';

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

/** What the tabs of a group are a choice of. */
const groupName = (group?: string) =>
  group === PACKAGE_MANAGERS
    ? translate({ id: 'code.packageManagers', message: 'Package manager' })
    : translate({ id: 'code.variants', message: 'Variants of the code' });

/** Tabs as HTML alone; src/code/tabs.ts changes it when a reader chooses. */
export default function Tabs({ groupId, defaultValue, children }: Props): ReactNode {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<ItemProps> => isValidElement(child))
    .map(({ props }) => props);
  const selected = defaultValue ?? (items.find((item) => item.default) ?? items[0])?.value;
  const id = useId();
  return (
    <div
      className={`${ThemeClassNames.tabs.container} tabs-container`}
      {...data({ group: groupId })}
    >
      <ul role="tablist" className="tabs" aria-label={groupName(groupId)}>
        {items.map(({ value, label }, i) => (
          <li
            key={value}
            id={`${id}tab${i}`}
            role="tab"
            aria-controls={`${id}panel${i}`}
            className="tabs__item"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            {...data({ value })}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      {items.map((item, i) => (
        <div
          key={item.value}
          id={`${id}panel${i}`}
          role="tabpanel"
          aria-labelledby={`${id}tab${i}`}
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
