import { registrationForm } from '@hawiyat/shared/contract/company/registration';
import { normalizeText } from '@hawiyat/shared/contract/core/normalize-text';
import * as z from '@hawiyat/shared/contract/core/schema';
import { alerts, signUp } from '../texts/sign-up.ts';
import { blankDraft, type DraftName, type FieldErrors } from './draft.ts';

const isFilled = (text: string): boolean => normalizeText(text).trim() !== '';

const filled = z.string().check(z.refine(isFilled, { error: signUp.required, abort: true }));
const texts = Object.fromEntries(Object.keys(blankDraft).map((name) => [name, filled])) as Record<
  DraftName,
  typeof filled
>;

/** What only the form asks: every field, and the password twice. */
const complete = z.object({ ...texts, logo: z.file(signUp.required) }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: alerts.passwords,
  }),
);

/** An error of the first part hides those of the second, which is the request's. */
export const signUpForm = z.pipe(
  complete,
  z.object({ ...registrationForm.shape, confirmPassword: z.string() }),
);

/** The message under the title. The fields are in the order in which people see the alerts. */
export function alertOf(errors: FieldErrors): string {
  const [first = signUp.fault, ...others] = Object.values(errors);
  if (first !== signUp.required) return first;
  return errors.logo && others.length === 0 ? alerts.logo : alerts.required;
}
