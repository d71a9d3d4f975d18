import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export interface StoredCode {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

export function drawCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** A fast hash suffices: a code lives for minutes, and attempts are counted. */
export function hashCode(code: string): StoredCode {
  const salt = randomBytes(16);
  return { salt, hash: digest(code, salt) };
}

/** Ignores spaces, hyphens and direction marks, which people copy from the e-mail. */
export function matchesCode(typed: string, { salt, hash }: StoredCode): boolean {
  return timingSafeEqual(digest(typed.replace(/[\s\u200e\u200f\u2066-\u2069-]/g, ''), salt), hash);
}

function digest(code: string, salt: Uint8Array): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}
