/** Years, Gregorian. */
export const minimumAge = 18;

/**
 * Full Gregorian years of somebody on a day.
 * @param birthDate `YYYY-MM-DD`; somebody born on 29 February has the birthday on 1 March in other years
 * @param day Riyadh day `YYYY-MM-DD`
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody may be a customer. @param birthDate and @param day as in `ageOn` */
export function isOfAge(birthDate: string, day: string): boolean {
  return ageOn(birthDate, day) >= minimumAge;
}
