import { docsOf } from '../core/endpoint.docs.ts';
import * as refunds from '../orders/refunds.ts';
import * as review from './review.ts';

const reviewedAt = '2026-11-25T09:30:00.000Z';

export default docsOf({ ...review, ...refunds }, 'Companies and customers', {
  listRegistrations:
    'List registrations. Registrations of companies, newest first, with `warnings` for suspicious values; none of them rejects a registration by itself.',
  approveRegistration:
    'Approve a registration. Issues the identifier, creates the company and its administrator, and e-mails them.',
  rejectRegistration: 'Reject a registration. E-mails the reason; the company may register again.',
  listCompanies: 'List companies. All companies with their status, or the one with this identifier.',
  suspendCompany:
    'Suspend a company. Ends every session of the company at once, blocks its sign-in, and e-mails the reason to its administrators.',
  reinstateCompany: 'Reinstate a company. Its people can sign in again; earlier sessions stay ended.',
  failOrder:
    'Decide that a company failed an order. Cancels the order with a full refund, and a compensation of up to twice the rental.',
  listRefunds: 'List refunds. What has to be paid back and by when; the payment provider moves the money.',
  settleRefund:
    'Record a paid refund. Records that the payment provider has returned the money. Once for each refund.',
})({
  listRegistrations: { response: { registrations: [{ reason: null, identifier: null }] } },
  approveRegistration: { response: { registration: { status: 'approved', reason: null, reviewedAt } } },
  rejectRegistration: { response: { registration: { status: 'rejected', identifier: null, reviewedAt } } },
  suspendCompany: { response: { company: { status: 'suspended' } } },
  failOrder: {
    request: { reason: 'لم تُسلَّم الحاوية في موعدها.', compensation: 450 },
    response: { refund: { amount: '450.00', compensation: '450.00', canceledBy: 'company' } },
  },
});
