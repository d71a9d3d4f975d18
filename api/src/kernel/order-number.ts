const letter = 'ح';

/** An order's number as people write it: `ح-10452`, or `ح-10452/2` for a sub-order. */
export function orderNumber(number: number, position?: number): string {
  return position === undefined ? `${letter}-${number}` : `${letter}-${number}/${position}`;
}

/** Reads an order's number from a normalized search text, with or without its letter. */
export function readOrderNumber(text: string): { number: number; position?: number } | null {
  const [, number, position] = /^(?:ح ?-? ?)?(\d{5,9})(?: ?\/ ?(\d{1,4}))?$/.exec(text) ?? [];
  if (number === undefined) return null;
  return { number: Number(number), ...(position !== undefined && { position: Number(position) }) };
}
