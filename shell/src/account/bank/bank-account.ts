import {
  type BankChange,
  type bankChangeDraft,
  confirmBankChange,
  fetchBankAccount,
  requestBankChange,
  withdrawBankChange,
} from '@hawiyat/shared/contract/company/bank-change';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session, notify } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../../texts/bank.ts';

export const $bank = createQuery(fetchBankAccount, atom({}), {
  invalidatedBy: [
    'company.bank_change_requested',
    'company.bank_change_confirmed',
    'company.bank_change_withdrawn',
    'company.bank_change_approved',
    'company.bank_change_rejected',
  ],
});

const changeEffects = {
  applies: ({ change }: { change: BankChange }) => [
    applyTo(fetchBankAccount, (answer) => ({
      ...answer,
      change: change.status === 'withdrawn' ? null : change,
    })),
  ],
  id: () => $session.get()?.user.company.id ?? '',
};
const $asking = createMutation(requestBankChange, changeEffects);
const $confirming = createMutation(confirmBankChange, changeEffects);
const $withdrawing = createMutation(withdrawBankChange, changeEffects);

export type BankDraft = z.output<typeof bankChangeDraft>;

/** @throws CallError 400 with the fields, also for a wrong password; 409 while another change waits */
export const askForChange = (body: BankDraft) => $asking.send({ body });

/** @throws CallError 400 for a code that is wrong, expired, or tried too often */
export async function confirmChange(code: string): Promise<void> {
  await $confirming.send({ body: { code } });
  notify(messages.confirmed, 'success');
}

export async function withdrawChange(): Promise<void> {
  await $withdrawing.send({ body: {} });
  notify(messages.withdrawing.success, 'success');
}
