/** The icon of a feature card: a picture's address, a drawing (the `d` of a path on 24 × 24) or a sign such as an emoji. */
export type IconKind = 'picture' | 'drawing' | 'sign';

export function iconKind(icon: string): IconKind {
  if (/^(?:\/|https?:)/.test(icon)) return 'picture';
  return /^m-?[\d.]/i.test(icon) ? 'drawing' : 'sign';
}
