import { addDays } from './calendar.ts';

/** When a company works. */
export interface WorkingDays {
  /** Days of a week, as `Date` counts them: 0 is Sunday. */
  readonly days: readonly number[];
  /** The last day included; each `YYYY-MM-DD`. */
  readonly holidays: readonly { readonly name: string; readonly from: string; readonly until: string }[];
}

/** No company is asked about days farther away: after a year of holidays any day counts. */
const farthest = 370;

/**
 * Why a company does not work on a day.
 * @param day `YYYY-MM-DD`
 * @returns the holiday's name, an empty text for a day of the week, or null when it works
 */
export function dayOff({ days, holidays }: WorkingDays, day: string): string | null {
  const holiday = holidays.find(({ from, until }) => from <= day && day <= until);
  if (holiday) return holiday.name;
  return days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? null : '';
}

/** The first day after `day` on which a company works; both `YYYY-MM-DD`. */
export function nextWorkingDay(work: WorkingDays, day: string): string {
  for (let ahead = 1; ahead < farthest; ahead += 1) {
    const next = addDays(day, ahead);
    if (dayOff(work, next) === null) return next;
  }
  return addDays(day, 1);
}
