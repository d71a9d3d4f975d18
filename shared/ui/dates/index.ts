export { typedDay, typedDayError } from '../../contract/core/typed-day.ts';
export { DateInput } from './date-input.tsx';
