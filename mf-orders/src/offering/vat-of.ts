/** Splits a VAT-inclusive price in halalas like the server: VAT is the remainder, so that both always add up. */
export function vatOf(price: number): { readonly net: number; readonly vat: number } {
  const net = Math.round((price * 100) / 115);
  return { net, vat: price - net };
}
