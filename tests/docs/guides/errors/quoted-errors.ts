import { faqErrors } from './faq-errors';
import { guideErrors } from './guide-errors';
import { migrationErrors } from './migration-errors';
import { serverErrors } from './server-errors';
import type { QuotedError } from '#tools/guides/quoted-error';

/** Every message of a guide that is provoked. */
export const quotedErrors: QuotedError[] = [
  ...faqErrors,
  ...guideErrors,
  ...serverErrors,
  ...migrationErrors,
];
