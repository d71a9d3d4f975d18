import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { OwnerOnly } from '../components/owner-only.tsx';
import { $profile, showInHeader } from './company-profile.ts';
import { IdentityPart } from './identity-part.tsx';
import { LogoPart } from './logo-part.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What the company tells of itself: its logo, name, contacts and address; and the numbers that stay. */
export function CompanyPage() {
  const { data, error, loading } = useStore($profile);
  useEffect(() => void $profile.fetch(), []);
  useEffect(() => {
    if (data) showInHeader(data);
  }, [data]);
  if (data) return <OpenedProfile profile={data} />;
  if (error !== null)
    return (
      <ErrorState title="حدث خطأ في التحميل" message={error} onRetry={$profile.fetch} retrying={loading} />
    );
  return (
    <LoadingState label="جاري تحميل بيانات الشركة...">
      <Stack gap="5" maxW="3xl">
        <Skeleton h="40" borderRadius="xl" />
        <Skeleton h="32" borderRadius="xl" />
        <Skeleton h="96" borderRadius="xl" />
      </Stack>
    </LoadingState>
  );
}

/** A form keeps what it was opened with; what is saved, or taken back, opens the next one. */
function OpenedProfile({ profile }: { profile: CompanyProfile }) {
  const [{ opened, number }, setOpened] = useState({ opened: profile, number: 0 });
  const reopen = useCallback(
    (now: CompanyProfile) => setOpened((before) => ({ opened: now, number: before.number + 1 })),
    [],
  );
  return (
    <Stack gap="5" maxW="3xl">
      <OwnerOnly />
      <IdentityPart profile={profile} />
      <LogoPart profile={profile} />
      <ProfileForm
        key={number}
        settings={opened}
        newest={profile}
        isReopened={number > 0}
        onReopen={reopen}
      />
    </Stack>
  );
}
