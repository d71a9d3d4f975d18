import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 bits in base64url: of people's credentials, sessions and machines' tokens alike the server keeps a hash */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
