export const minimumAge = 18;

/**
 * A person's age in full Gregorian years.
 * @param birthDate `YYYY-MM-DD`; someone born on 29 February has the birthday on 1 March in other years
 * @param day Riyadh day `YYYY-MM-DD`
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Whether a person is old enough to be a customer.
 * @param birthDate as in `ageOn`
 * @param day as in `ageOn`
 */
export function isOfAge(birthDate: string, day: string): boolean {
  return ageOn(birthDate, day) >= minimumAge;
}
