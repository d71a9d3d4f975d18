import { parseUrl } from '../contract/core/parse-url.ts';

/** Null for other origins without HTTPS (`javascript:`, `data:`). */
export function proofAddress(url: string | null): string | null {
  const read = url ? parseUrl(url, location.href) : null;
  return read && (read.origin === location.origin || read.protocol === 'https:') ? url : null;
}
