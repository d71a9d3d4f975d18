/**
 * @returns the URL if it has this origin or uses HTTPS, otherwise null (`javascript:`, `data:`, plain
 * HTTP)
 */
export function proofAddress(url: string | null): string | null {
  if (!url || !URL.canParse(url, location.href)) return null;
  const { protocol, origin } = new URL(url, location.href);
  return origin === location.origin || protocol === 'https:' ? url : null;
}
