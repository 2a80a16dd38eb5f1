// The theme's client module registers languages with this on start.
export const Prism = { languages: {} };
export const themes = {};
