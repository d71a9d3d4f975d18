/** Prices that consumers see include VAT, at 15 %. */
const percent = 15;

/**
 * Splits a price that includes VAT.
 * @param gross whole halalas
 * @returns whole halalas; `net + vat` is `gross`, always
 * @throws RangeError when `gross` is no safe whole number of at least 0
 */
export function vatOf(gross: number): { net: number; vat: number } {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError('Not an amount in halalas');
  // Only one is rounded: rounding both could lose or invent a halala.
  const net = Math.round((gross * 100) / (100 + percent));
  return { net, vat: gross - net };
}
