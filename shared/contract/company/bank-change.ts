import * as z from '@hawiyat/shared/contract/core/schema';
import { givenPassword } from '../account/new-password.ts';
import { endpoint } from '../core/endpoint.ts';
import { filledCode, reviewedIdentifier } from '../core/number-fields.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { filled, filledName } from '../core/text.ts';
import { moment } from '../core/values.ts';

export const bankCodeMinutes = 30;

export const bankChangeStatuses = ['unconfirmed', 'waiting', 'withdrawn', 'approved', 'rejected'] as const;

const fields = pure(() => ({
  bankName: filledName(100),
  bankAccountNumber: reviewedIdentifier(50),
  iban: reviewedIdentifier(50),
  bankAccountName: filledName(200),
}));

export const bankAccount = object(() => ({
  bankName: z.string(),
  bankAccountNumber: z.string(),
  iban: z.string(),
  bankAccountName: z.string(),
}));
export type BankAccount = z.infer<typeof bankAccount>;

const changeFields = pure(() => ({
  id: z.string(),
  status: z.enum(bankChangeStatuses),
  account: bankAccount,
  requestedAt: moment,
  /** Null: the person has left. */
  requestedBy: z.nullable(z.string()),
  confirmBy: moment,
  decidedAt: z.nullable(moment),
  reason: z.nullable(z.string()),
}));

export const bankChange = object(() => changeFields);
export type BankChange = z.infer<typeof bankChange>;

export const fetchBankAccount = endpoint('GET /api/company/bank', () => ({
  right: 'see-bank',
  /** Null account: the company was never asked for one. */
  response: z.object({ account: z.nullable(bankAccount), change: z.nullable(bankChange) }),
  defaultMessage: 'Failed to fetch the bank account',
}));

export const bankChangeDraft = object(() => ({ ...fields, password: givenPassword }));

export const requestBankChange = endpoint('POST /api/company/bank/changes', () => ({
  right: 'change-company',
  undo: 'step',
  perCaller: { counted: 'bank changes', whose: 'company', allowed: 10, seconds: 3600 },
  everyTime: true,
  body: bankChangeDraft,
  response: z.object({ change: bankChange }),
  status: 201,
  defaultMessage: 'Failed to change the bank account',
}));

export const confirmBankChange = endpoint('POST /api/company/bank/changes/confirm', () => ({
  right: 'change-company',
  undo: 'confirmed',
  perCaller: { counted: 'codes of bank changes', whose: 'company', allowed: 60, seconds: 3600 },
  everyTime: true,
  body: z.object({ code: filledCode(20, 'رمز التحقق غير صحيح.') }),
  response: z.object({ change: bankChange }),
  defaultMessage: 'Failed to change the bank account',
}));

export const withdrawBankChange = endpoint('POST /api/company/bank/changes/withdraw', () => ({
  right: 'change-company',
  undo: 'confirmed',
  body: z.object({}),
  response: z.object({ change: bankChange }),
  defaultMessage: 'Failed to change the bank account',
}));

export const reviewedBankChange = object(() => ({
  ...changeFields,
  company: z.object({ id: z.string(), name: z.string(), identifier: z.string() }),
  current: z.nullable(bankAccount),
  warnings: z.record(z.string(), z.string()),
}));
export type ReviewedBankChange = z.infer<typeof reviewedBankChange>;

export const listBankChanges = endpoint('GET /api/platform/bank-changes', () => ({
  purpose: 'review',
  query: z.object({
    status: z.optional(z.enum(['waiting', 'approved', 'rejected'], badFilter)),
    ...pageQuery,
  }),
  response: z.object({ bankChanges: z.array(reviewedBankChange), ...pageEnd }),
  defaultMessage: 'Failed to fetch bank changes',
}));

export const approveBankChange = endpoint('POST /api/platform/bank-changes/:bankChangeId/approve', () => ({
  purpose: 'review',
  response: z.object({ bankChange: reviewedBankChange }),
  defaultMessage: 'Failed to approve the bank change',
}));

export const rejectBankChange = endpoint('POST /api/platform/bank-changes/:bankChangeId/reject', () => ({
  purpose: 'review',
  body: z.object({ reason: filled(1000) }),
  response: z.object({ bankChange: reviewedBankChange }),
  defaultMessage: 'Failed to reject the bank change',
}));
