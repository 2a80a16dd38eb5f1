import type { Check } from './check';

/** A page can be read at all: its front matter is YAML and its body MDX. */
export const readable: Check = {
  name: 'readable',
  run: (pages) => pages.flatMap((page) => page.unreadable),
};
