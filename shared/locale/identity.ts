/** `1-0234-56789`, for `Ltr`; anything but 10 digits comes back unchanged. */
export function identityNumber(number: string): string {
  return number.replace(/^(\d)(\d{4})(\d{5})$/, '$1-$2-$3');
}
