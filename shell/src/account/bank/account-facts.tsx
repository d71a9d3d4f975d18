import type { BankAccount } from '@hawiyat/shared/contract/company/bank-change';
import { Ltr } from '@hawiyat/shared/ui';
import { messages } from '../../texts/bank.ts';
import { Facts } from '../components/facts.tsx';

const { fields } = messages;

export const AccountFacts = ({ account }: { account: BankAccount }) => (
  <Facts
    facts={{
      [fields.bankName.label]: <bdi>{account.bankName}</bdi>,
      [fields.bankAccountName.label]: <bdi>{account.bankAccountName}</bdi>,
      [fields.iban.label]: <Ltr>{account.iban.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>,
      [fields.bankAccountNumber.label]: <Ltr>{account.bankAccountNumber}</Ltr>,
    }}
  />
);
