/** Input methods use the same keys; Safari's come with this code and without `isComposing`. */
const INPUT_METHOD_KEY = 229;

/** Whether a key belongs to an input method that is composing a word. */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }) =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
