/** Whether two words differ by one letter: one more, one less, another one, or two that changed places. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const difference = long.length - short.length;
  if (difference > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (difference === 1) return short.slice(i) === long.slice(i + 1);
  if (i === short.length) return false;
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  const swapped = short[i] === long[i + 1] && short[i + 1] === long[i];
  return swapped && short.slice(i + 2) === long.slice(i + 2);
}

/** Whether a word is one letter away from the beginning of another, as while it is being typed. */
export function isOneEditFromPrefix(typed: string, word: string): boolean {
  if (word.length <= typed.length) return isOneEditApart(typed, word);
  const lengths = [typed.length, typed.length + 1, typed.length - 1];
  return lengths.some((length) => isOneEditApart(typed, word.slice(0, length)));
}

/** A set of a word's letters, as bits; two words one edit apart differ in at most two bits. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** How many bits of a 32-bit number are set. */
export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
