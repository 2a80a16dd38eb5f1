// Takes the place of a module that the site goes without.
export {};
