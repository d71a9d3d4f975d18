import type { WorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import { Alert, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { OwnerOnly } from '../components/owner-only.tsx';
import { WorkForm } from './work-form.tsx';
import { $work } from './work-settings.ts';

/** When the company works, and what its offers begin from. */
export function WorkPage() {
  const { data, error, loading } = useStore($work);
  useEffect(() => void $work.fetch(), []);
  if (data) return <OpenedWork settings={data} />;
  if (error !== null)
    return <ErrorState title="حدث خطأ في التحميل" message={error} onRetry={$work.fetch} retrying={loading} />;
  return (
    <LoadingState label="جاري تحميل أيام العمل...">
      <Stack gap="5" maxW="3xl">
        <Skeleton h="44" borderRadius="xl" />
        <Skeleton h="60" borderRadius="xl" />
      </Stack>
    </LoadingState>
  );
}

/** A form keeps what it was opened with; what is saved, or taken back, opens the next one. */
function OpenedWork({ settings }: { settings: WorkSettings }) {
  const [{ opened, number }, setOpened] = useState({ opened: settings, number: 0 });
  const reopen = useCallback(
    (now: WorkSettings) => setOpened((before) => ({ opened: now, number: before.number + 1 })),
    [],
  );
  return (
    <Stack gap="5" maxW="3xl">
      <OwnerOnly />
      {settings.version === 1 && (
        <Alert status="info" quiet>
          هذه أيام مقترحة، ولا يُعمل بها حتى تحفظها.
        </Alert>
      )}
      <WorkForm key={number} settings={opened} newest={settings} isReopened={number > 0} onReopen={reopen} />
    </Stack>
  );
}
