/**
 * The token of a link that came by e-mail or text.
 * @param fragment `location.hash`, which may end with marks and stops that a program took for a part of the address
 * @returns 43 characters of base64url; empty when some are missing
 */
export function linkToken(fragment: string): string {
  const token = fragment.replace(/%[\da-f]{2}|[^\w-]/gi, '').slice(0, 43);
  return token.length === 43 ? token : '';
}
