const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Opens or closes a group of the sidebar. */
export function setOpen(group: HTMLElement, isOpen: boolean): void {
  group.querySelector(':scope > button')?.setAttribute('aria-expanded', String(isOpen));
}

/** Marks the link to the page at a path in the sidebar, and opens the groups that it is in. */
export function markCurrent(list: HTMLElement, path: string): void {
  for (const link of list.querySelectorAll('a')) {
    const isCurrent =
      link.origin === window.location.origin && withoutSlash(link.pathname) === withoutSlash(path);
    if (!isCurrent) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'page');
    for (
      let group = link.closest<HTMLElement>('[data-group]');
      group;
      group = group.parentElement!.closest<HTMLElement>('[data-group]')
    )
      setOpen(group, true);
  }
}
