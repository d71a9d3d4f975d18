// Apart from the other days: the reasons stay out of files that only read answers.

import { pure } from './pure.ts';
import { typedDayError } from './typed-day.ts';
import { dayOf, dayWrong } from './values.ts';

/** A day that a person types; the error says why a text is none. The form reads other notations than `YYYY-MM-DD`. */
export const givenDay = pure(() => dayOf((text) => typedDayError(text) ?? dayWrong));
