import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link's signature covers. */
export interface Linked {
  readonly id: string;
  readonly remote: string;
  readonly release: string;
  readonly emails: readonly string[];
  readonly until: Date;
}

/**
 * The last part of a preview's link: its id, and an HMAC over what it allows, with a key for this purpose alone. It
 * names nobody, so it can stand in a pull request.
 * @param key of the platform; a new one ends all links
 */
export function previewLink(key: string, preview: Linked): string {
  return `${preview.id}.${signatureOf(key, preview)}`;
}

/**
 * @param text the last part of an address, which may end with marks and stops that a program took for a part of it
 * @returns the link and the id that it names, neither verified yet; null for anything that is no link
 */
export function readLink(text: string): { readonly link: string; readonly id: string } | null {
  const [link, id] = /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}/.exec(text) ?? [];
  return link !== undefined && id !== undefined ? { link, id } : null;
}

/** @returns whether this platform signed the link for exactly this preview */
export function isLinkOf(key: string, preview: Linked, link: string): boolean {
  const [given, expected] = [Buffer.from(link), Buffer.from(previewLink(key, preview))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: string, { id, remote, release, emails, until }: Linked): string {
  const ownKey = createHmac('sha256', key).update('hawiyat release preview link').digest();
  const text = JSON.stringify([id, remote, release, emails.toSorted(), until.toISOString()]);
  return createHmac('sha256', ownKey).update(text).digest('base64url');
}
