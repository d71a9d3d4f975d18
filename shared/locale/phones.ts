/** `050 123 4567`, `011 234 5678` or `9200 12345`, for `Ltr`; any other number comes back unchanged. */
export const phoneNumber = (number: string): string =>
  number
    .replace(/^(?:\+|00)966(?=[15]\d{8}$)/, '0')
    .replace(/^(?:\+|00)966(?=9200\d{5}$)/, '')
    .replace(/^(0\d\d)(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(9200)(\d{5})$/, '$1 $2');
