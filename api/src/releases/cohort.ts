import { createHash } from 'node:crypto';

/** A percentage can have hundredths. */
export const buckets = 10_000;

/** The first 32 bits of SHA-256(salt + id), modulo 10,000. A salt for each rollout varies the first companies. */
export function bucketOf(salt: string, id: string): number {
  return (
    createHash('sha256')
      .update(salt + id)
      .digest()
      .readUInt32BE(0) % buckets
  );
}

/** Strictly less, so that 0 % is no one and 100 % everyone. A company within 10 % stays within 25 %. */
export function isAmong(bucket: number, percent: number): boolean {
  return bucket < Math.round((percent / 100) * buckets);
}
