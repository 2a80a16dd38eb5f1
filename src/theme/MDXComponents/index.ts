// Wrap: adds the components that pages use without an import, and the site's own table.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeFence from '@site/src/components/CodeFence';
import OptionHeader from '@site/src/components/OptionHeader';
import StaleTranslation from '@site/src/components/StaleTranslation';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  CodeFence,
  OptionHeader,
  StaleTranslation,
  TabItem,
  Tabs,
  table: Table,
};
