// Wrap: adds the components that pages use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeFence from '@site/src/components/CodeFence';
import OptionHeader from '@site/src/components/OptionHeader';
import StaleTranslation from '@site/src/components/StaleTranslation';

export default {
  ...MDXComponents,
  CodeFence,
  OptionHeader,
  StaleTranslation,
  TabItem,
  Tabs,
};
