/** The assistants in which a page can be opened, in the order of the menu: a question behind the address starts a talk. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;
