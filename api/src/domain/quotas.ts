/** What one company may have, far above what any needs: they keep one from filling the database for all. */
export const quotas = {
  containers: 20_000,
  drivers: 5_000,
  /** Files an hour, tried or imported. */
  imports: { allowed: 120, seconds: 3600 },
} as const;

/** Whether so many more are too many. */
export const isTooMany = (what: 'containers' | 'drivers', present: number, more: number): boolean =>
  present + more > quotas[what];
