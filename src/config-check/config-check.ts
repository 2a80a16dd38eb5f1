import { answerForms } from '../ui/answer-forms';

/** The form for a configuration, on the page that has one. */
export const configCheck = answerForms('config', () => import('./show-report'));
