import { CallError, call } from '@hawiyat/shared/client';
import { readSecurity } from '@hawiyat/shared/contract/account/account-security';
import { mayI } from '@hawiyat/shared/state';
import { ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { CompanyRule } from './company-rule.tsx';
import { OwnPassword } from './own-password.tsx';
import type { Security } from './security.ts';
import { TwoFactor } from './two-factor.tsx';

export function SecurityPage() {
  const [security, setSecurity] = useState<Security | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fetch = useCallback(async () => {
    setFailure(null);
    try {
      setSecurity(await call(readSecurity, {}));
    } catch (error) {
      console.warn(error);
      setFailure(error instanceof CallError ? error.message : 'حدث خطأ ما');
    }
  }, []);
  useEffect(() => void fetch(), [fetch]);
  return (
    <Stack gap="5" maxW="2xl">
      <OwnPassword />
      {security ? (
        <>
          <TwoFactor security={security} onChange={fetch} />
          {mayI('change-company') && <CompanyRule security={security} onChange={fetch} />}
        </>
      ) : failure === null ? (
        <LoadingState label="جاري التحميل...">
          <Skeleton h="40" borderRadius="xl" />
        </LoadingState>
      ) : (
        <ErrorState title="تعذّر تحميل إعدادات الأمان" message={failure} onRetry={fetch} />
      )}
    </Stack>
  );
}
