/** The facts that a text can name, as in `{legalName}`. */
export const factNames = [
  'legalName',
  'crNumber',
  'taxNumber',
  'address',
  'email',
  'phone',
  'effectiveDate',
  'storageLocation',
] as const;
export type FactName = (typeof factNames)[number];
