import React, { type ReactNode } from 'react';
import TabItem from '@theme/TabItem';
import CodeFence from '../../code/CodeFence';
import Tabs from '../../code/Tabs';
import { PACKAGE_MANAGERS } from '../../code/tabs';
import { CREATE_RSBUILD_VERSION } from '../../ui/rsbuild-version';
import styles from './styles.module.css';

/** The command that creates a project with the documented version, for the package manager that the reader has chosen. */
export default function CreateCommand(): ReactNode {
  return (
    <div className={styles.command}>
      <Tabs groupId={PACKAGE_MANAGERS}>
        {['npm', 'Yarn', 'pnpm', 'Bun'].map((label) => (
          <TabItem key={label} value={label.toLowerCase()} label={label}>
            <CodeFence
              language="bash"
              html={`${label.toLowerCase()} create rsbuild@${CREATE_RSBUILD_VERSION}`}
            />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
