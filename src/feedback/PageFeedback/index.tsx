import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { data } from '../../ui/dom-contract';
import { useSiteSettings } from '../../ui/useSiteSettings';
import { issueLink } from '../issue-link';
import styles from './styles.module.css';
import { RSBUILD_VERSION } from '../../ui/rsbuild-version';

export interface Props {
  readonly title: string;
  readonly permalink: string;
}

/**
 * “Was this page helpful?”: links to prefilled issues of the site's repository, nothing where it has none. Nothing is
 * sent by the page itself. src/feedback/passage-reports.ts quotes what is selected.
 */
export default function PageFeedback({ title, permalink }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { repository } = useSiteSettings();
  if (!repository) return null;
  const facts = [siteConfig.url + permalink, `Rsbuild ${RSBUILD_VERSION}`, i18n.currentLocale];
  const about = (topic: string, question: string) =>
    issueLink(repository, { title: `${topic}: ${title}`, facts, question });
  const helpful = about(
    translate({ id: 'feedback.helpful.title', message: 'Helpful' }),
    translate({ id: 'feedback.helpful.question', message: 'What helped you?' }),
  );
  const unhelpful = about(
    translate({ id: 'feedback.unhelpful.title', message: 'Not helpful' }),
    translate({
      id: 'feedback.unhelpful.question',
      message: 'What were you looking for, and what was missing?',
    }),
  );
  const wrong = about(
    translate({ id: 'feedback.error.title', message: 'Error' }),
    translate({ id: 'feedback.error.question', message: 'What is wrong, and what is right?' }),
  );
  const report = translate({
    id: 'feedback.reportSelection',
    message: 'Report an error in this passage',
  });
  return (
    <p className={styles.feedback} {...data({ markdown: 'skip', search: 'skip' })}>
      <span>{translate({ id: 'feedback.question', message: 'Was this page helpful?' })}</span>
      <Link to={helpful}>{translate({ id: 'feedback.yes', message: 'Yes' })}</Link>
      <Link to={unhelpful}>{translate({ id: 'feedback.no', message: 'No' })}</Link>
      <Link to={wrong} {...data({ report })}>
        {translate({ id: 'feedback.report', message: 'Report an error' })}
      </Link>
    </p>
  );
}
