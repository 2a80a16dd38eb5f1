import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Popover, { type PopoverTrigger } from '../../ui/Popover';
import ToolsPanel from './ToolsPanel';
import styles from './styles.module.css';

export interface Props {
  /** What opens the menu, beside the keyboard and touch. */
  readonly trigger?: PopoverTrigger;
}

/** The grid icon before the site's name, with the family of tools in a popover. */
export default function ToolsMenu({ trigger = 'hover' }: Props): ReactNode {
  return (
    <Popover
      trigger={trigger}
      className={styles.root}
      buttonClassName={styles.button}
      label={translate({
        id: 'tools.menu',
        message: 'Tools around Rspack',
        description: 'The ARIA label of the grid icon that opens the menu of tools',
      })}
      button={
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M4 4h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 16h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z" />
        </svg>
      }
    >
      {(id) => <ToolsPanel id={id} />}
    </Popover>
  );
}
