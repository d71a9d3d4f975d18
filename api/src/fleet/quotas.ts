/** Upper limits of one company, far above any need: they keep one from filling the database for all. */
export const quotas = {
  containers: 20_000,
  drivers: 5_000,
  /** Files an hour, validated or imported. */
  imports: { allowed: 120, seconds: 3600 },
} as const;

export const isTooMany = (what: 'containers' | 'drivers', present: number, more: number): boolean =>
  present + more > quotas[what];
