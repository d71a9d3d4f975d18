import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What is kept of a code: enough to know it again, and not the code. */
export interface StoredCode {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** @returns 6 digits from a generator that nobody can predict */
export function drawCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Hashes a code. A fast hash will do: it lives for minutes, and tries are counted. */
export function hashCode(code: string): StoredCode {
  const salt = randomBytes(16);
  return { salt, hash: digest(code, salt) };
}

/**
 * Says whether a code is the kept one, in constant time.
 * @param typed in Latin digits; spaces, hyphens and the signs that isolate it in the letter are not part of it
 */
export function matchesCode(typed: string, { salt, hash }: StoredCode): boolean {
  return timingSafeEqual(digest(typed.replace(/[\s\u200e\u200f\u2066-\u2069-]/g, ''), salt), hash);
}

function digest(code: string, salt: Uint8Array): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}
