import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  cases: [
    'index',
    { type: 'doc', id: 'custom', customProps: { tag: 'New' } },
    { type: 'doc', id: 'blank', customProps: { dividerType: 'dashed' } },
    { type: 'doc', id: 'home', customProps: { sectionHeaderText: 'Titles', dividerType: 'solid' } },
    'suffix',
    'missing',
    'no-parts',
    'no-extras',
    'with-feeds',
    'with-banner',
    'pictures',
    { type: 'category', label: 'First group', items: ['group/options', 'group/long'] },
    { type: 'category', label: 'Closed group', collapsed: true, items: ['closed/inside'] },
  ],
};

export default sidebars;
