/** Placeholders of the legal texts, as in `{legalName}`. */
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
