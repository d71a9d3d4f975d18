import {
  approveRegistration,
  listCompanies,
  listRegistrations,
  reinstateCompany,
  rejectRegistration,
  suspendCompany,
} from '@hawiyat/shared/contract/company/review';
import { setCustomerLimits } from '@hawiyat/shared/contract/marketplace/customer-phone';
import { failOrder, listRefunds, settleRefund } from '@hawiyat/shared/contract/orders/refunds';
import type { OperationTexts } from '../operation-text.ts';

const company = {
  id: 'c9f0f895-fb98-4b91-99f5-1fd0297e236d',
  name: 'شركة رواد الحاويات للنقل',
  identifier: '9000000001',
};

const reviewedAt = '2026-11-25T09:30:00.000Z';

export const reviewTexts: OperationTexts = [
  [
    listRegistrations,
    {
      summary: 'List registrations',
      description:
        'Registrations of companies, newest first, with `warnings` for suspicious values; none of them rejects a registration by itself.',
      response: { registrations: [{ reason: null, identifier: null }], nextCursor: null },
    },
  ],
  [
    approveRegistration,
    {
      summary: 'Approve a registration',
      description: 'Issues the identifier, creates the company and its administrator, and e-mails them.',
      response: {
        registration: { status: 'approved', reason: null, reviewedAt },
      },
    },
  ],
  [
    rejectRegistration,
    {
      summary: 'Reject a registration',
      description: 'E-mails the reason; the company may register again.',
      request: { reason: 'بيانات السجل التجاري غير مطابقة.' },
      response: {
        registration: { status: 'rejected', identifier: null, reviewedAt },
      },
    },
  ],
  [
    listCompanies,
    {
      summary: 'List companies',
      description: 'All companies with their status, or the one with this identifier.',
    },
  ],
  [
    suspendCompany,
    {
      summary: 'Suspend a company',
      description:
        'Ends every session of the company at once, blocks its sign-in, and e-mails the reason to its administrators.',
      request: { reason: 'بلاغات متكررة لم تُعالج.' },
      response: { company: { ...company, status: 'suspended' } },
    },
  ],
  [
    reinstateCompany,
    {
      summary: 'Reinstate a company',
      description: 'Its people can sign in again; earlier sessions stay ended.',
      response: { company: { ...company, status: 'active' } },
    },
  ],
  [
    setCustomerLimits,
    {
      summary: 'Set the limits of a customer',
      description:
        'How many open requests and undelivered orders the customer with this phone may have; `null` is the server’s default.',
    },
  ],
  [
    failOrder,
    {
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
  ],
  [
    listRefunds,
    {
      summary: 'List refunds',
      description: 'What has to be paid back and by when; the payment provider moves the money.',
    },
  ],
  [
    settleRefund,
    {
      summary: 'Record a paid refund',
      description: 'Records that the payment provider has returned the money. Once for each refund.',
    },
  ],
];
