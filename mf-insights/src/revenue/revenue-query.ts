import * as z from '@hawiyat/shared/contract/core/schema';

export const periods = ['3months', '6months', '12months', '24months', '36months'] as const;
export const groupings = ['month', 'quarter', 'year'] as const;

/** The dashboard's address. */
export const revenueQuery = z.object({
  period: z._default(z.enum(periods), '12months'),
  groupBy: z._default(z.enum(groupings), 'month'),
});
export type RevenueQuery = z.output<typeof revenueQuery>;
