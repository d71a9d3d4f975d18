const letter = 'ح';

/**
 * An order's number as people say and write it.
 * @param number from the company's own sequence
 * @param position of a sub-order in its order
 * @returns `ح-10452`, or `ح-10452/2` for a sub-order
 */
export function orderNumber(number: number, position?: number): string {
  return position === undefined ? `${letter}-${number}` : `${letter}-${number}/${position}`;
}

/**
 * Reads an order's number in a search, with or without its letter.
 * @param text normalized for search, so with Latin digits
 * @returns null when the text is no such number
 */
export function readOrderNumber(text: string): { number: number; position?: number } | null {
  const [, number, position] = /^(?:ح ?-? ?)?(\d{5,9})(?: ?\/ ?(\d{1,4}))?$/.exec(text) ?? [];
  if (number === undefined) return null;
  return { number: Number(number), ...(position !== undefined && { position: Number(position) }) };
}
