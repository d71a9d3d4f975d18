export const minimumAge = 18;

/** Full Gregorian years on a Riyadh day. A birthday on 29 February is on 1 March in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isOfAge(birthDate: string, day: string): boolean {
  return ageOn(birthDate, day) >= minimumAge;
}
