import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
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
  return (
    <p className={styles.feedback} {...data({ markdown: 'skip', search: 'skip' })}>
      <span>
        <Translate id="feedback.question" description="Below a page; “Yes” and “No” follow">
          Was this page helpful?
        </Translate>
      </span>
      <Link
        to={about(
          translate({
            id: 'feedback.helpful.title',
            message: 'Helpful',
            description: 'Begins the title of an issue about a page that helped; its title follows',
          }),
          translate({
            id: 'feedback.helpful.question',
            message: 'What helped you?',
            description: 'Asked in the text of an issue about a page that helped',
          }),
        )}
      >
        <Translate id="feedback.yes" description="Opens an issue about a page that helped">
          Yes
        </Translate>
      </Link>
      <Link
        to={about(
          translate({
            id: 'feedback.unhelpful.title',
            message: 'Not helpful',
            description: 'Begins the title of an issue about a page that did not help',
          }),
          translate({
            id: 'feedback.unhelpful.question',
            message: 'What were you looking for, and what was missing?',
            description: 'Asked in the text of an issue about a page that did not help',
          }),
        )}
      >
        <Translate id="feedback.no" description="Opens an issue about a page that did not help">
          No
        </Translate>
      </Link>
      <Link
        {...data({
          report: translate({
            id: 'feedback.reportSelection',
            message: 'Report an error in this passage',
            description: 'Beside a selected passage; opens an issue that quotes it',
          }),
        })}
        to={about(
          translate({
            id: 'feedback.error.title',
            message: 'Error',
            description: 'Begins the title of an issue about an error on a page',
          }),
          translate({
            id: 'feedback.error.question',
            message: 'What is wrong, and what is right?',
            description: 'Asked in the text of an issue about an error on a page',
          }),
        )}
      >
        <Translate id="feedback.report" description="Opens an issue about an error on the page">
          Report an error
        </Translate>
      </Link>
    </p>
  );
}
