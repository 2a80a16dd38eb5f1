import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import { data } from '../../ui/dom-contract';
import type { ColorChoice } from '../color-mode';
import styles from './styles.module.css';

const modeNames = (): Readonly<Record<ColorChoice, string>> => ({
  light: translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' }),
  dark: translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' }),
  system: translate({ id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode' }),
});

/** The button's texts, by mode. */
const labelIn = (mode: string) =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode },
  );

/** All three icons; CSS shows the one of `data-theme-choice`, before a script runs. */
function Toggle() {
  const names = modeNames();
  const labels = Object.fromEntries(
    Object.entries(names).map(([choice, name]) => [choice, { title: name, label: labelIn(name) }]),
  );
  return (
    <button
      type="button"
      className={styles.toggle}
      title={names.system}
      aria-label={labelIn(names.system)}
      {...data({ colorMode: JSON.stringify(labels) })}
    >
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
      <IconSystemColorMode aria-hidden className={styles.system} />
    </button>
  );
}

/** The switch between light, dark and the system's colors; src/layout/color-mode.ts does it. */
export default function ColorMode({ mobile }: { readonly mobile?: boolean }): ReactNode {
  if (!mobile) return <Toggle />;
  return (
    <div className={styles.row}>
      <span>{translate({ id: 'colorMode.label', message: 'Appearance' })}</span>
      <Toggle />
    </div>
  );
}
