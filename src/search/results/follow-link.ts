/** Goes to an address as a click on its link does: within the site without loading it anew. */
export function followLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
