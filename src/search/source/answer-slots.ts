/** One of two slots for answers: while one is shown, the next answer is drawn in the other. */
export type Slot = 0 | 1;

/** What a slot holds: the answer that is shown, the one to come, or what was shown before. */
export type SlotRole = 'shown' | 'next' | 'past';

export interface AnswerSlots<Answer> {
  readonly answers: readonly [Answer | undefined, Answer | undefined];
  readonly shown: Slot;
  /** Whether the other slot holds the answer to come. */
  readonly hasNext: boolean;
}

export const NO_ANSWERS: AnswerSlots<never> = {
  answers: [undefined, undefined],
  shown: 0,
  hasNext: false,
};

/** Takes the answer to come, to be drawn behind the one that is shown. */
export function takeNext<Answer>(
  { answers, shown }: AnswerSlots<Answer>,
  next: Answer,
): AnswerSlots<Answer> {
  return { answers: shown === 0 ? [answers[0], next] : [next, answers[1]], shown, hasNext: true };
}

/** Shows an answer if it is the one to come. */
export function showNext<Answer>(slots: AnswerSlots<Answer>, next: Answer): AnswerSlots<Answer> {
  const other = slots.shown === 0 ? 1 : 0;
  if (!slots.hasNext || slots.answers[other] !== next) return slots;
  return { ...slots, shown: other, hasNext: false };
}

/** What a slot holds; an empty one is past. */
export function roleOf({ answers, shown, hasNext }: AnswerSlots<unknown>, slot: Slot): SlotRole {
  if (slot === shown) return answers[slot] === undefined ? 'past' : 'shown';
  return hasNext ? 'next' : 'past';
}
