import {
  NO_ANSWERS,
  roleOf,
  showNext,
  takeNext,
  type AnswerSlots,
} from '../../../../src/search/source/answer-slots';

const none: AnswerSlots<string> = NO_ANSWERS;
const shown = showNext(takeNext(none, 'a'), 'a');
const roles = (slots: AnswerSlots<string>) => [roleOf(slots, 0), roleOf(slots, 1)];

test('the next answer is drawn in the slot that is not shown', () => {
  const slots = takeNext(shown, 'b');
  expect(slots.answers[shown.shown]).toBe('a');
  expect(roles(slots)).toEqual(['next', 'shown']);
});

test('it takes the place of the one that is shown, which stays where it was drawn', () => {
  const slots = showNext(takeNext(shown, 'b'), 'b');
  expect(slots.answers).toEqual(['b', 'a']);
  expect(roles(slots)).toEqual(['shown', 'past']);
});

test('an answer that another one has overtaken is not shown', () => {
  const slots = takeNext(takeNext(shown, 'b'), 'c');
  expect(showNext(slots, 'b')).toBe(slots);
  expect(showNext(slots, 'c').answers[showNext(slots, 'c').shown]).toBe('c');
});

test('what was shown before is not shown again', () => {
  const slots = showNext(takeNext(shown, 'b'), 'b');
  expect(showNext(slots, 'a')).toBe(slots);
});

test('nothing is shown before the first answer', () => {
  expect(roles(none)).toEqual(['past', 'past']);
  expect(roles(takeNext(none, 'a'))).toEqual(['past', 'next']);
  expect(roles(shown)).toEqual(['past', 'shown']);
});
