import { parseUrl } from '../contract/core/parse-url.ts';

/**
 * @returns the URL if it has this origin or uses HTTPS, otherwise null (`javascript:`, `data:`, plain
 * HTTP)
 */
export function proofAddress(url: string | null): string | null {
  const read = url ? parseUrl(url, location.href) : null;
  return read && (read.origin === location.origin || read.protocol === 'https:') ? url : null;
}
