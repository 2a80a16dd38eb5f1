import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { socialLinks, socialOverflow, type SocialLink } from '../social-links';
import Icon from '../../ui/Icon';
import Popover from '../../ui/Popover';
import styles from './styles.module.css';

const { shown, hidden } = socialOverflow(socialLinks);

function Links({ links, className }: { links: readonly SocialLink[]; className?: string }) {
  return (
    <ul className={clsx(styles.links, className)}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <Link className={styles.link} href={href} aria-label={name} title={name}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={icon} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The project's profiles as icons: at most five in the navbar, further ones behind a button, all of them where it is narrow. */
export default function SocialLinks({ mobile }: { readonly mobile?: boolean }): ReactNode {
  if (mobile) return <Links links={socialLinks} className={styles.row} />;
  return (
    <div className={styles.social}>
      <Links links={shown} className={styles.shown} />
      <Popover
        trigger="click"
        className={clsx(styles.more, hidden.length === 0 && styles.narrowOnly)}
        buttonClassName={styles.link}
        label={translate({ id: 'social.more', message: 'More profiles' })}
        button={<Icon name="more" size={20} />}
      >
        {(id) => (
          <div id={id} className={styles.popup}>
            <Links links={shown} className={styles.narrowOnly} />
            <Links links={hidden} />
          </div>
        )}
      </Popover>
    </div>
  );
}
