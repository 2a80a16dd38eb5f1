import React, { memo, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useSearchPanel } from './useSearchPanel';
import Field from './Field';
import Stage from './Stage';
import Tabs from './Tabs';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

/** Input methods use the same keys; they come with this code where `isComposing` is not set yet. */
const INPUT_METHOD_KEY = 229;

/** What is in the dialog. Opening does not draw it again. */
function Box({ onClose }: Props): ReactNode {
  const panel = useSearchPanel(onClose);
  const keys: Record<string, () => void> = {
    ArrowDown: () => panel.selection.move(1),
    ArrowUp: () => panel.selection.move(-1),
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!isComposing && keyCode !== INPUT_METHOD_KEY) act();
  };
  return (
    <div className={clsx(styles.box, panel.typed.text && styles.tall)} onKeyDown={onKeyDown}>
      <Field {...panel} onCancel={onClose} />
      <Tabs {...panel} />
      <Stage {...panel} />
    </div>
  );
}

export default memo(Box);
