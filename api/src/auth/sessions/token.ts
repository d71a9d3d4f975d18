import { createHash, randomBytes } from 'node:crypto';

/** 256 bits in base64url; the server stores only hashes of tokens. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
