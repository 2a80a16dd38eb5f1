// Wrap: adds the components that pages use without an import, the parts that the build adds to them, and the site's table.
import React, { type ComponentType } from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeFence from '../../code/CodeFence';
import BetweenVersions from '../../config-check/BetweenVersions';
import ConfigCheck from '../../config-check/ConfigCheck';
import NamedPicture from '../../drawings/NamedPicture';
import VersionHistory from '../../history/VersionHistory';
import StaleTranslation from '../../i18n/StaleTranslation';
import FeatureCards from '../../landing/FeatureCards';
import Hero from '../../landing/Hero';
import PasteMessage from '../../messages/PasteMessage';
import OptionHeader from '../../option/OptionHeader';
import Overview from '../../option/Overview';
import HashLink from '../../page/HashLink';
import Screenshot from '../../page/Screenshot';
import Table from '../../page/Table';
import TermNotes from '../../page/TermNotes';

/** A part that src/plugins/mdx/page-part.ts puts on a page, with its props as JSON. */
const part = <Props extends object>(Part: ComponentType<Props>) =>
  function PagePart({ props }: { readonly props: string }) {
    return <Part {...(JSON.parse(props) as Props)} />;
  };

export default {
  ...MDXComponents,
  BetweenVersions,
  CodeFence,
  ConfigCheck,
  HashLink,
  PasteMessage,
  Picture: NamedPicture,
  Screenshot,
  TabItem,
  Tabs,
  table: Table,
  FeatureCards: part(FeatureCards),
  Hero: part(Hero),
  OptionHeader: part(OptionHeader),
  Overview: part(Overview),
  StaleTranslation: part(StaleTranslation),
  TermNotes: part(TermNotes),
  VersionHistory: part(VersionHistory),
};
