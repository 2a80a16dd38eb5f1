import { answerForms } from '../ui/answer-forms';

/** The form for a configuration, on the page that has one. */
export const configCheck = answerForms('config', async () => {
  const answers = await import('./show-report');
  // Not awaited: what fails here is asked for again, and told, when there is something to answer.
  answers.readKnown('').catch(() => {});
  return answers;
});
