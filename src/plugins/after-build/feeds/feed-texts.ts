/** What a feed says of itself. */
export const FEED_TEXTS = {
  title: {
    message: 'Rsbuild releases',
    description: 'The title of the feeds',
  },
  description: {
    message: 'Announcements of Rsbuild releases',
    description: 'What the feeds are about',
  },
} as const;
