import { docsOf } from '../core/endpoint.docs.ts';
import * as refunds from './refunds.ts';

export default docsOf(refunds, 'Companies and customers', {
  failOrder: {
    summary: 'Decide that a company failed an order',
    description: 'Cancels the order with a full refund, and a compensation of up to twice the rental.',
    request: { reason: 'لم تُسلَّم الحاوية في موعدها.', compensation: 450 },
    response: { refund: { amount: '450.00', compensation: '450.00', canceledBy: 'company' } },
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
