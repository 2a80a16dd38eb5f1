// The global sheets, then the modules' own, from the ground up: where two rooms style one element, the later one wins.
import '../css/tokens.css';
import '../css/reset.css';
import '../css/base.css';
import '../css/prose.css';
import '../css/code.css';
import '../css/theme.css';
import '../css/progress.css';
import '../css/print.css';

// The styles of the theme's own parts.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

import.meta.webpackContext('../ui', { regExp: /\.module\.css$/ });
import.meta.webpackContext('..', { regExp: /\.module\.css$/ });
