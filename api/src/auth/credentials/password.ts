import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from '../../kernel/fair-queue.ts';
import type { Asker } from '../limits/brute-force-protection.ts';

// A hash takes a core and one of the few threads for a third of a second; the other threads serve files.
const turns = fairQueue({ slots: Math.min(2, availableParallelism()), most: 50, mostOfGroup: 3 });

/** A stranger's wrong password costs a full turn, any other hash this share of it. */
const costOfRightOne = 1 / 20;

/** OWASP advises N = 2^17 with r = 8 and p = 1: about 0.3 s and 128 MB. */
export const productionCost = 17;
const hashBytes = 32;
const encoded = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

export interface Passwords {
  /** Hashes with scrypt (RFC 7914); the hash names its parameters, so that they can rise later. */
  hash(password: string, asker: Asker, signal?: AbortSignal): Promise<string>;
  /** Takes as long for `stored` null (no such account), and returns false. */
  verify(password: string, stored: string | null, asker: Asker, signal?: AbortSignal): Promise<boolean>;
}

/** New hashes use N = 2^`ln`; stored ones are verified with their own N. */
export function passwords(ln: number): Passwords {
  const cost = { ln, r: 8, p: 1 };
  const nobody = encode(cost, Buffer.alloc(16), Buffer.alloc(hashBytes));
  return {
    async hash(password, asker, signal) {
      const salt = randomBytes(16);
      const derived = await turns(groupOf(asker), () => derive(password, salt, cost), costTo(asker), signal);
      return encode(cost, salt, derived);
    },
    async verify(password, stored, asker, signal) {
      const parts = encoded.exec(stored ?? nobody);
      if (!parts) throw new Error('The stored password is not a scrypt hash');
      const [storedLn = 0, r = 0, p = 0] = parts.slice(1, 4).map(Number);
      const [salt = '', hash = ''] = parts.slice(4);
      const compare = async () => {
        const derived = await derive(password, Buffer.from(salt, 'base64'), { ln: storedLn, r, p });
        return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && stored !== null;
      };
      return turns(groupOf(asker), compare, costTo(asker), signal);
    },
  };
}

const groupOf = (asker: Asker) =>
  'person' in asker
    ? { name: `person ${asker.person}`, startsAt: -1 }
    : { name: `network ${asker.network}`, startsAt: 0 };

const costTo = (asker: Asker) => (result: unknown) =>
  'person' in asker || result === true ? costOfRightOne : 1;

/** Returns a hash that no password matches. */
export const unknownPassword = (): string =>
  encode({ ln: productionCost, r: 8, p: 1 }, randomBytes(16), randomBytes(hashBytes));

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // Node rejects more than 32 MB by default; scrypt needs slightly more than 128 · N · r bytes.
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 128 * 2 ** ln * r * 2 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(hash)}`;
}
