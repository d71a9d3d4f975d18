import { importLimit } from '@hawiyat/shared/contract/core/csv';

/** Limits of one company, far above any need: no company fills the database for all. */
export const quotas = {
  containers: 20_000,
  drivers: 5_000,
  imports: importLimit,
} as const;
