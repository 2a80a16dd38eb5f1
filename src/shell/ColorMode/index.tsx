import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The switch between light, dark and the system's colors. */
export default function ColorMode({ mobile }: { readonly mobile?: boolean }): ReactNode {
  if (!mobile) return <NavbarColorModeToggle className={styles.toggle} />;
  return (
    <div className={styles.row}>
      <span>
        <Translate id="colorMode.label" description="Before the colour-theme switch in the menu">
          Appearance
        </Translate>
      </span>
      <NavbarColorModeToggle className={styles.toggle} />
    </div>
  );
}
