import { starPositions, starShift, starSize } from '../../../src/landing/star-field';

const star = { x: 500, y: 300 };

test('there are 35 stars, inside the field', () => {
  expect(starPositions).toHaveLength(35);
  for (const value of starPositions.flat()) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(100);
  }
});

test.each([
  [0, 3],
  [1, 3.05],
  [20, 4],
  [34, 4.7],
])('star %p is %p px large', (index, size) => {
  expect(starSize(index)).toBeCloseTo(size);
});

test.each([
  ['near to the right and below', { x: 599, y: 399 }, 1, 1],
  ['near to the left', { x: 401, y: 300 }, -1, 0],
  ['near above', { x: 500, y: 201 }, 0, -1],
])('a pointer %s draws the star towards it, not beyond it', (_, pointer, x, y) => {
  const shift = starShift(star, pointer);
  expect([Math.sign(shift.x), Math.sign(shift.y)]).toEqual([x, y]);
  expect(Math.abs(shift.x)).toBeLessThanOrEqual(Math.abs(pointer.x - star.x));
  expect(Math.abs(shift.y)).toBeLessThanOrEqual(Math.abs(pointer.y - star.y));
});

test.each([
  ['100 px to the right', { x: 600, y: 300 }],
  ['far to the left', { x: 300, y: 300 }],
  ['far above', { x: 500, y: 100 }],
  ['100 px below', { x: 500, y: 400 }],
  ['near in one direction only', { x: 510, y: 450 }],
  ['that is not there', undefined],
])('a pointer %s leaves the star at rest', (_, pointer) => {
  expect(starShift(star, pointer)).toEqual({ x: 0, y: 0 });
});
