import React, { createElement, useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLoaded } from '../../ui/useLoaded';
import { usePopover, type PopoverTrigger } from '../../ui/usePopover';
import styles from './styles.module.css';

export interface Props {
  /** What opens the menu, beside the keyboard and touch. */
  readonly trigger?: PopoverTrigger;
}

const loadPanel = () => import('./ToolsPanel');

/** The grid icon before the site's name, with the family of tools in a popover. */
export default function ToolsMenu({ trigger = 'hover' }: Props): ReactNode {
  const { open, rootProps, buttonProps } = usePopover(trigger);
  const [panel, requestPanel] = useLoaded(loadPanel, open);
  const id = useId();
  return (
    <div
      {...rootProps}
      className={styles.root}
      onPointerEnter={(event) => {
        requestPanel();
        rootProps.onPointerEnter(event);
      }}
    >
      <button
        {...buttonProps}
        type="button"
        className={styles.button}
        aria-controls={open ? id : undefined}
        aria-label={translate({
          id: 'tools.menu',
          message: 'Tools around Rspack',
          description: 'The ARIA label of the grid icon that opens the menu of tools',
        })}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M4 4h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 16h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z" />
        </svg>
      </button>
      {open && panel && createElement(panel.default, { id })}
    </div>
  );
}
