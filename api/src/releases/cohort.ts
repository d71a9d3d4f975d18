import { createHash } from 'node:crypto';

/** How many numbers there are: a percent can be given in hundredths. */
export const buckets = 10_000;

/**
 * The number that a company (or a visitor) has in one rollout: the first 32 bits of SHA-256(salt + id), big-endian, mod
 * 10,000 (architecture, section 4 "Who gets what"). Nothing else enters the hash, and the salt belongs to the rollout, so
 * the companies that try a release first are others each time.
 * @returns 0 to 9999
 */
export function bucketOf(salt: string, id: string): number {
  return (
    createHash('sha256')
      .update(salt + id)
      .digest()
      .readUInt32BE(0) % buckets
  );
}

/**
 * Whether a number is among the first percent: strictly less, so that 0 % is nobody and 100 % everybody. As a percent only
 * rises, who is in at 10 % is in at 25 %.
 */
export function isAmong(bucket: number, percent: number): boolean {
  return bucket < Math.round((percent / 100) * buckets);
}
