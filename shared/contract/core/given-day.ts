// Apart from the other days: the reasons stay out of files that only read answers.
import { dayOf, dayWrong } from './days.ts';
import { pure } from './pure.ts';
import { typedDayError } from './typed-day.ts';

/** A day that a person types, `YYYY-MM-DD`; of a text that is none it says why. Another notation is the form's to read. */
export const givenDay = pure(() => dayOf((text) => typedDayError(text) ?? dayWrong));
