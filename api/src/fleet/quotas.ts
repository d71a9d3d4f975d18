import { importLimit } from '@hawiyat/shared/contract/core/csv';

/** Upper limits of one company, far above any need: they keep one from filling the database for all. */
export const quotas = {
  containers: 20_000,
  drivers: 5_000,
  imports: importLimit,
} as const;
