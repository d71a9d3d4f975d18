/**
 * Groups an identity number 1-4-5.
 * @param number the digits, e.g. `1023456789`
 * @returns `1-0234-56789`, to be shown inside `Ltr`; anything but 10 digits comes back unchanged
 */
export function identityNumber(number: string): string {
  return number.replace(/^(\d)(\d{4})(\d{5})$/, '$1-$2-$3');
}
