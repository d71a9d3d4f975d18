import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from '../../kernel/fair-queue.ts';
import type { Asker } from '../limits/brute-force-protection.ts';

// A hash takes a core and one of the process's few threads for a third of a second; the others serve files.
const turns = fairQueue({ slots: Math.min(2, availableParallelism()), most: 50, mostOfGroup: 3 });

/** What a hash costs who asked, beside a stranger's wrong password. */
const costOfRightOne = 1 / 20;

/** N = 2^17 with r = 8 and p = 1 is OWASP's advice: about 0.3 s and 128 MB. */
export const productionCost = 17;
const hashBytes = 32;
const encoded = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

export interface Passwords {
  /**
   * Hashes a password with scrypt (RFC 7914).
   * @param password as typed; spaces count, and Unicode is composed, so that every keyboard gives the same
   *   bytes
   * @param asker whose turn it is
   * @param signal aborted when the caller has left
   * @returns `$scrypt$ln=17,r=8,p=1$<salt>$<hash>`: with its parameters, so that they can rise later
   * @throws TooManyWaiting when too many passwords wait already
   */
  hash(password: string, asker: Asker, signal?: AbortSignal): Promise<string>;
  /**
   * Compares a password with a hash in constant time.
   * @param stored from `hash`; null when there is no such account: same duration, and false
   * @param asker whose turn it is
   * @param signal aborted when the caller has left
   * @throws Error when `stored` is not a hash; TooManyWaiting when too many passwords wait already
   */
  verify(password: string, stored: string | null, asker: Asker, signal?: AbortSignal): Promise<boolean>;
}

/** @param ln base-2 logarithm of N for new hashes; stored ones are verified with their own */
export function passwords(ln: number): Passwords {
  const cost = { ln, r: 8, p: 1 };
  // Compared when no account has the e-mail, so that it takes as long as a wrong password.
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

/** The known come first until they have asked for twenty. */
const groupOf = (asker: Asker) =>
  'person' in asker
    ? { name: `person ${asker.person}`, startsAt: -1 }
    : { name: `network ${asker.network}`, startsAt: 0 };

const costTo = (asker: Asker) => (result: unknown) =>
  'person' in asker || result === true ? costOfRightOne : 1;

/** @returns a hash that no password gives */
export const unknownPassword = (): string =>
  encode({ ln: productionCost, r: 8, p: 1 }, randomBytes(16), randomBytes(hashBytes));

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // Node rejects more than 32 MB by default; scrypt needs 128 · N · r bytes and a little.
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
