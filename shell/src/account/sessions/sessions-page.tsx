import { createDialogs, Dialogs } from '@hawiyat/shared/components/dialogs';
import { Alert, Button, ErrorState, Flex, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Rows } from '../rows.tsx';
import { RowsLoading } from '../rows-loading.tsx';
import { SessionRow } from './session-row.tsx';
import { $ownSessions } from './sessions-store.ts';

const dialogs = createDialogs(
  { one: 'إنهاء الجلسة', all: 'تسجيل الخروج من كل الأجهزة' },
  () => import(/* webpackChunkName: "settings-person" */ './end-dialogs.tsx'),
);

export function SessionsPage() {
  const { data, error, loading } = useStore($ownSessions);
  useEffect(() => void $ownSessions.fetch(), []);
  if (!data && error !== null)
    return (
      <ErrorState
        title="تعذّر تحميل الجلسات"
        message={error}
        onRetry={$ownSessions.fetch}
        retrying={loading}
      />
    );
  if (!data) return <RowsLoading label="جاري تحميل الجلسات..." />;
  return (
    <Stack gap="6">
      {error !== null && <Alert status="error">{error}</Alert>}
      <Rows aria-label="الجلسات">
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => dialogs.open('one', { session })} />
        ))}
      </Rows>
      <Text color="fg.muted" fontSize="sm">
        تنتهي الجلسة من نفسها بعد ساعة دون استخدام، وبعد 24 ساعة من الدخول. لا نحفظ من عنوان الشبكة إلا أوله،
        ويُحذف مع الجلسة.
      </Text>
      <Flex>
        <Button variant="outline" colorPalette="danger" onClick={() => dialogs.open('all')}>
          تسجيل الخروج من كل الأجهزة
        </Button>
      </Flex>
      <Dialogs of={dialogs} />
    </Stack>
  );
}
