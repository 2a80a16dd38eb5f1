import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { socialLinks } from '../../data/social-links';
import { socialIcons } from '../../data/social-icons';
import styles from './styles.module.css';

/** The project's profiles as icons. */
export default function SocialLinks(): ReactNode {
  return (
    <ul className={styles.links}>
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <Link className={styles.link} href={href} aria-label={name} title={name}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={socialIcons[name]} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
