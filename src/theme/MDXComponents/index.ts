// Wrap: adds the components that pages use without an import, and the site's own table.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeFence from '../../code/CodeFence';
import Table from '../../page/Table';

export default {
  ...MDXComponents,
  CodeFence,
  TabItem,
  Tabs,
  table: Table,
};
