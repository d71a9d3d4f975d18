import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { Button, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { mayChangeCompany, OwnerOnly } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
import { AccountFacts } from './account-facts.tsx';
import { $bank } from './bank-account.ts';
import { ChangeUnderWay } from './change-under-way.tsx';
import { dialogs } from './dialogs.ts';

export function BankPage() {
  const { data, error, loading } = useStore($bank);
  useEffect(() => void $bank.fetch(), []);
  if (!data)
    return error === null ? (
      <LoadingState label="جاري تحميل الحساب البنكي...">
        <Skeleton h="60" maxW="3xl" borderRadius="xl" />
      </LoadingState>
    ) : (
      <ErrorState title="حدث خطأ في التحميل" message={error} onRetry={$bank.fetch} retrying={loading} />
    );
  const { account, change } = data;
  const isOpen = change?.status === 'unconfirmed' || change?.status === 'waiting';
  return (
    <Stack gap="5" maxW="3xl">
      <OwnerOnly />
      {change && <ChangeUnderWay change={change} />}
      <Part>
        <header>
          <h2>الحساب المعمول به</h2>
        </header>
        {account ? <AccountFacts account={account} /> : <p>لم يُسجَّل حساب بنكي بعد.</p>}
        {!isOpen && mayChangeCompany() && (
          <div data-row="">
            <Button variant="outline" onClick={() => dialogs.open('change')}>
              {account ? 'تغيير الحساب البنكي' : 'إضافة حساب بنكي'}
            </Button>
          </div>
        )}
      </Part>
      <Dialogs of={dialogs} />
    </Stack>
  );
}
