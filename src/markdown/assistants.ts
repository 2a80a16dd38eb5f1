export interface Assistant {
  readonly name: string;
  /** The address at which a conversation begins with this question. */
  readonly address: (question: string) => string;
}

/** The assistants in which a page can be opened, in the order of the menu. */
export const assistants: readonly Assistant[] = [
  {
    name: 'ChatGPT',
    address: (question) => `https://chatgpt.com/?hints=search&q=${encodeURIComponent(question)}`,
  },
  {
    name: 'Claude',
    address: (question) => `https://claude.ai/new?q=${encodeURIComponent(question)}`,
  },
];
