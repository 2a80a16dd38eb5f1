const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The English file of an option's page: `dev.liveReload` → `docs/config/dev/live-reload.mdx`. */
export function fileOfOption(option: string): string {
  return `docs/config/${option.split('.').map(kebab).join('/')}.mdx`;
}
