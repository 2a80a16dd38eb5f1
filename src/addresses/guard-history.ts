type To = string | { readonly pathname?: string };

interface PushHistory {
  push: (to: never, state?: never) => void;
}

export interface Guard {
  /** Resolves to whether the page at the path can be shown. */
  readonly load: (pathname: string) => Promise<boolean>;
  /** Makes the change of page. */
  readonly change: (push: () => void) => void;
}

const pathOf = (to: To): string =>
  new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;

/** Lets a history move to another page only once that is loaded; the last of several wins. Returns what undoes it. */
export function guardHistory(history: PushHistory, { load, change }: Guard): () => void {
  const push = history.push;
  let latest = 0;

  history.push = async (to, state) => {
    const pathname = pathOf(to);
    const navigation = ++latest;
    if (pathname === window.location.pathname) push(to, state);
    else if ((await load(pathname)) && navigation === latest) change(() => push(to, state));
  };
  return () => {
    history.push = push;
  };
}
