import { listHeadings } from '../../pages/headings';
import { compareLists, type Pair } from './pair';

/** Headings: count, depth, and the inline code in them. */
export const compareHeadings = (pair: Pair) =>
  compareLists(pair, 'heading', listHeadings, ({ depth, code, text }) => {
    const rest = code.length > 0 ? code.map((name) => `\`${name}\``).join(' ') : '…';
    return `${'#'.repeat(depth)} ${code[0] === text ? `\`${text}\`` : rest}`;
  });
