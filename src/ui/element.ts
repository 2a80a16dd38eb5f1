/** An element with its children; texts stay texts, whatever is in them. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

export function linkTo(address: string, ...children: (Node | string)[]): HTMLAnchorElement {
  const link = element('a', ...children);
  link.href = address;
  return link;
}
