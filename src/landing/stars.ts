/** Where the 35 stars of a star field are: percent of its width and height; sparse where the hero's text is. */
// prettier-ignore
export const starPositions: readonly (readonly [x: number, y: number])[] = [
  [90, 47], [20, 51], [12, 33], [12, 77], [68, 10], [95, 91], [18, 7], [53, 11], [21, 27],
  [6, 47], [82, 68], [30, 12], [75, 41], [3, 24], [10, 61], [94, 73], [78, 22], [21, 70],
  [12, 93], [73, 89], [21, 90], [89, 24], [45, 11], [5, 86], [33, 94], [72, 68], [88, 83],
  [10, 9], [85, 10], [83, 37], [95, 8], [27, 41], [60, 11], [52, 88], [64, 93],
];
