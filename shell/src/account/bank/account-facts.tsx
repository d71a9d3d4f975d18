import type { BankAccount } from '@hawiyat/shared/contract/company/bank-change';
import { chakra, Ltr } from '@hawiyat/shared/ui';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});

export function AccountFacts({ account }: { account: BankAccount }) {
  return (
    <Facts>
      <div>
        <dt>اسم البنك</dt>
        <dd>
          <bdi>{account.bankName}</bdi>
        </dd>
      </div>
      <div>
        <dt>اسم صاحب الحساب</dt>
        <dd>
          <bdi>{account.bankAccountName}</bdi>
        </dd>
      </div>
      <div>
        <dt>رقم الآيبان (IBAN)</dt>
        <dd>
          <Ltr>{account.iban.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>
        </dd>
      </div>
      <div>
        <dt>رقم الحساب البنكي</dt>
        <dd>
          <Ltr>{account.bankAccountNumber}</Ltr>
        </dd>
      </div>
    </Facts>
  );
}
