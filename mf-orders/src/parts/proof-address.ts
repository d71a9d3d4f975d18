/**
 * Where a proof of delivery may lead to: a page of this origin, or another by https. Anything else (`javascript:`, `data:`, a
 * plain connection) is no link.
 * @param url as the order has it
 * @returns the address to open, or null
 */
export function proofAddress(url: string | null): string | null {
  if (!url || !URL.canParse(url, location.href)) return null;
  const { protocol, origin } = new URL(url, location.href);
  return origin === location.origin || protocol === 'https:' ? url : null;
}
