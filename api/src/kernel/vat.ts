/** Consumer prices include VAT of 15 %. */
const percent = 15;

/** Splits a price in halalas that includes VAT; `net + vat` is always `gross`. */
export function vatOf(gross: number): { net: number; vat: number } {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError('Not an amount in halalas');
  // Rounding both could lose or invent a halala.
  const net = Math.round((gross * 100) / (100 + percent));
  return { net, vat: gross - net };
}
