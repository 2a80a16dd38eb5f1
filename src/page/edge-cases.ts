import type { Behavior } from '../ui/behavior';

/** Unfolds the case that the address names, or all of them where it names their section. */
function unfold(): void {
  const named = document.querySelector(':target')?.closest<HTMLDetailsElement>('.edge-case');
  const cases = named
    ? [named]
    : document.querySelectorAll<HTMLDetailsElement>('#edge-cases:target ~ .edge-case');
  for (const edgeCase of cases) edgeCase.open = true;
}

/** The cases at the end of a page, which are folded: an address with a hash opens the one it leads to. */
export const edgeCases: Behavior = {
  start: () => window.addEventListener('hashchange', unfold),
  onPage: unfold,
};
