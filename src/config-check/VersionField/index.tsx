import React, { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'placeholder'> {
  readonly label: string;
}

/** A field for a version of Rsbuild. */
export default function VersionField({ label, ...input }: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        className={styles.version}
        {...input}
      />
    </span>
  );
}
