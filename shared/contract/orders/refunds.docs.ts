import { docsOf } from '../core/endpoint.docs.ts';
import * as refunds from './refunds.ts';

const company = {
  id: 'c9f0f895-fb98-4b91-99f5-1fd0297e236d',
  name: 'شركة رواد الحاويات للنقل',
  identifier: '9000000001',
};
const reviewedAt = '2026-11-25T09:30:00.000Z';

export default docsOf(refunds, 'Companies and customers', {
  failOrder: {
    summary: 'Decide that a company failed an order',
    description: 'Cancels the order with a full refund, and a compensation of up to twice the rental.',
    request: { reason: 'لم تُسلَّم الحاوية في موعدها.', compensation: 450 },
    response: {
      refund: {
        companyId: company.id,
        orderId: '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32',
        amount: '450.00',
        compensation: '450.00',
        canceledAt: reviewedAt,
        canceledBy: 'company',
        dueBy: '2026-12-10',
        overdue: false,
        paidAt: null,
      },
    },
  },
  listRefunds: {
    summary: 'List refunds',
    description: 'What has to be paid back and by when; the payment provider moves the money.',
  },
  settleRefund: {
    summary: 'Record a paid refund',
    description: 'Records that the payment provider has returned the money. Once for each refund.',
  },
});
