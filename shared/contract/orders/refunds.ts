import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { isWholeHalalas } from '../core/money.ts';
import { flag, pageEnd, pageQuery } from '../core/paging.ts';
import { object } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { day, decimal, moment } from '../core/values.ts';
import { shownNumber } from './orders.ts';

export const refund = object(() => ({
  companyId: z.string(),
  orderId: z.string(),
  number: shownNumber,
  amount: decimal,
  compensation: decimal,
  canceledAt: moment,
  canceledBy: z.enum(['customer', 'company']),
  /** At most 15 days after the cancellation. */
  dueBy: day,
  overdue: z.boolean(),
  paidAt: z.nullable(moment),
}));
export type Refund = z.infer<typeof refund>;

export const failOrder = endpoint('POST /api/platform/companies/:companyId/orders/:orderId/fail', () => ({
  body: z.object({
    reason: filled(1000),
    compensation: z._default(
      z
        .number('القيمة غير صحيحة')
        .check(
          z.gte(0, 'القيمة خارج النطاق المسموح به'),
          z.lte(199_999_999, 'القيمة خارج النطاق المسموح به'),
          z.refine(isWholeHalalas, 'القيمة غير صحيحة'),
        ),
      0,
    ),
  }),
  response: z.object({ refund }),
}));

export const listRefunds = endpoint('GET /api/platform/refunds', () => ({
  query: z.object({ paid: z.optional(flag), ...pageQuery }),
  response: z.object({ refunds: z.array(refund), ...pageEnd }),
}));

export const settleRefund = endpoint(
  'POST /api/platform/companies/:companyId/orders/:orderId/refund-paid',
  () => ({ audience: 'operator', response: z.object({ refund }) }),
);
