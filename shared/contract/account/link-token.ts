/** Reads a token from `location.hash`, to which mail programs add marks and stops; empty when it is incomplete. */
export function linkToken(fragment: string): string {
  const token = fragment.replace(/%[\da-f]{2}|[^\w-]/gi, '').slice(0, 43);
  return token.length === 43 ? token : '';
}
