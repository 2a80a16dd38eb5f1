import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import CodeFence from '../../code/CodeFence';
import Tabs from '../../code/Tabs';
import { configFile, frameworks } from '../config-file';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** The config file of each framework, in tabs. */
export default function Frameworks(): ReactNode {
  return (
    <HomeSection
      title={translate({ id: 'home.frameworks', message: 'Bring your framework' })}
      tagline={translate({
        id: 'home.frameworks.tagline',
        message:
          'Each one is a plugin. These few lines are the whole configuration. Everything else has a default, and you can change it later.',
      })}
    >
      <div className={styles.frameworks}>
        <Tabs>
          {frameworks.map((name) => (
            <TabItem key={name} value={name.toLowerCase()} label={name}>
              <CodeFence language="ts" title="rsbuild.config.ts" html={configFile(name)} />
              <Link to={`/guide/framework/${name.toLowerCase()}`}>
                {translate(
                  { id: 'home.frameworks.guide', message: 'Use Rsbuild with {name}' },
                  { name },
                )}
              </Link>
            </TabItem>
          ))}
        </Tabs>
      </div>
    </HomeSection>
  );
}
