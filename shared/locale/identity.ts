/** `1-0234-56789`, for `Ltr`; anything but 10 digits comes back unchanged. */
export const identityNumber = (number: string): string => number.replace(/^(\d)(\d{4})(\d{5})$/, '$1-$2-$3');
