/** Loaded with the first area that has a date; the calendar itself when its button is pressed. */
export { typedDay, typedDayError } from '../../contract/core/typed-day.ts';
export { DateInput } from './date-input.tsx';
