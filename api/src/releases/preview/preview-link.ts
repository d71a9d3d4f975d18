import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Linked {
  readonly id: string;
  readonly remote: string;
  readonly release: string;
  readonly emails: readonly string[];
  readonly until: Date;
}

/** An id and its HMAC without names, so it can stand in a pull request. A new platform key ends all links. */
export function previewLink(key: string, preview: Linked): string {
  return `${preview.id}.${signatureOf(key, preview)}`;
}

/** Neither part is verified yet. A program may take a punctuation mark behind an address for a part of it. */
export function readLink(text: string): { readonly link: string; readonly id: string } | null {
  const [link, id] = /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}/.exec(text) ?? [];
  return link !== undefined && id !== undefined ? { link, id } : null;
}

export function isLinkOf(key: string, preview: Linked, link: string): boolean {
  const [given, expected] = [Buffer.from(link), Buffer.from(previewLink(key, preview))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: string, { id, remote, release, emails, until }: Linked): string {
  const ownKey = createHmac('sha256', key).update('hawiyat release preview link').digest();
  const text = JSON.stringify([id, remote, release, emails.toSorted(), until.toISOString()]);
  return createHmac('sha256', ownKey).update(text).digest('base64url');
}
