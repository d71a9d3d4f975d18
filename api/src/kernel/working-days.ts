import { addDays } from './calendar.ts';

export interface WorkingDays {
  /** Weekdays as in `Date`: 0 is Sunday. */
  readonly days: readonly number[];
  /** `YYYY-MM-DD`, the last day included. */
  readonly holidays: readonly { readonly name: string; readonly from: string; readonly until: string }[];
}

/** After a year of holidays any day counts. */
const farthest = 370;

/** Why a company does not work on a day: the holiday's name, or an empty text for a weekday; null when it works. */
export function dayOff({ days, holidays }: WorkingDays, day: string): string | null {
  const holiday = holidays.find(({ from, until }) => from <= day && day <= until);
  if (holiday) return holiday.name;
  return days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? null : '';
}

/** The first working day after `day`. */
export function nextWorkingDay(work: WorkingDays, day: string): string {
  for (let ahead = 1; ahead < farthest; ahead += 1) {
    const next = addDays(day, ahead);
    if (dayOff(work, next) === null) return next;
  }
  return addDays(day, 1);
}
