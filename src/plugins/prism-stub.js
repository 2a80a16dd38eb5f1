// Stands in for prism-react-renderer in the bundles: the theme's client module registers languages with it on start.
export const Prism = { languages: {} };
export const themes = {};
