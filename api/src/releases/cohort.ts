import { createHash } from 'node:crypto';

/** The number of buckets: a percentage can have hundredths. */
export const buckets = 10_000;

/**
 * The bucket of a company or visitor in one rollout: the first 32 bits of SHA-256(salt + id), big-endian, mod
 * 10,000. Each rollout has its own salt, so that different companies try a release first each time.
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
 * Whether a bucket is within the percentage: strictly less, so that 0 % is no one and 100 % everyone. As a
 * percentage only rises, a company within 10 % stays within 25 %.
 */
export function isAmong(bucket: number, percent: number): boolean {
  return bucket < Math.round((percent / 100) * buckets);
}
