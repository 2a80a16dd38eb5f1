import { LIST_END, LIST_START } from '../../../offline/unread-page';

/** What is said in place of a page that was never read and can't be had, by plugin translation id. */
export const UNREAD_TEXTS = {
  title: {
    message: 'You’re offline',
    description: 'The document’s title where a page that was not read before can’t be loaded',
  },
  heading: {
    message: 'This page isn’t available offline',
    description: 'The heading where a page that was not read before can’t be loaded',
  },
  explanation: {
    message:
      'You haven’t read it on this device yet, so your browser has no copy. Connect to the network, then try again.',
    description: 'Why the page can’t be shown, and what to do',
  },
  retry: { message: 'Try again', description: 'The link that loads the page again' },
  kept: {
    message: 'Pages you can read now',
    description: 'The heading of the list of pages that were read before',
  },
} as const;

export type UnreadTexts = Readonly<Record<keyof typeof UNREAD_TEXTS, string>>;

const STYLE = `
:root { color-scheme: light dark; }
body { max-inline-size: 40rem; margin: 12vh auto; padding: 0 1.5rem; background: var(--site-background); color: var(--site-text); font: 1rem/1.7 var(--site-font); }
h1, h2 { color: var(--site-heading); line-height: 1.3; }
h2 { margin-block-start: 2.5rem; font-size: 1.125rem; }
a { color: var(--site-link); }
a:focus-visible { outline: 2px solid var(--site-focus); outline-offset: 2px; }
.retry { display: inline-block; padding: 0.6rem 1.25rem; border-radius: 0.5rem; background: var(--site-accent-text); color: var(--site-on-accent); text-decoration: none; }
ul { padding-inline-start: 1.25rem; }
li a { display: inline-block; padding-block: 0.25rem; }
`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The page in a language, complete in itself; `tokens` is the style sheet of the site's colors. */
export function unreadTemplate(language: string, texts: UnreadTexts, tokens: string): string {
  const text = (id: keyof UnreadTexts) => escaped(texts[id]);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${text('title')}</title>
<style>${tokens}${STYLE}</style>
</head>
<body>
<main>
<h1>${text('heading')}</h1>
<p>${text('explanation')}</p>
<p><a class="retry" href="">${text('retry')}</a></p>
${LIST_START}<h2>${text('kept')}</h2>
<ul></ul>${LIST_END}
</main>
</body>
</html>
`;
}
