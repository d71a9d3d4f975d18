/**
 * Splits a VAT-inclusive price as the server does. VAT is the remainder, so that both always add up.
 * @param price in whole halalas
 */
export function vatOf(price: number): { readonly net: number; readonly vat: number } {
  const net = Math.round((price * 100) / 115);
  return { net, vat: price - net };
}
