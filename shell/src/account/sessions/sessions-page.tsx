import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { Alert, Button, ErrorState, Flex, Presence, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Rows } from '../rows.tsx';
import { RowsLoading } from '../rows-loading.tsx';
import { deviceInWords } from './device-in-words.ts';
import { SessionRow } from './session-row.tsx';
import { $ownSessions, end, endAll } from './sessions-store.ts';

export function SessionsPage() {
  const { data, error, loading } = useStore($ownSessions);
  const [ending, setEnding] = useState<OwnSession | 'all' | null>(null);
  useEffect(() => void $ownSessions.fetch(), []);
  const close = () => setEnding(null);
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
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      <Text color="fg.muted" fontSize="sm">
        تنتهي الجلسة من نفسها بعد ساعة دون استخدام، وبعد 24 ساعة من الدخول. لا نحفظ من عنوان الشبكة إلا أوله،
        ويُحذف مع الجلسة.
      </Text>
      <Flex>
        <Button variant="outline" colorPalette="danger" onClick={() => setEnding('all')}>
          تسجيل الخروج من كل الأجهزة
        </Button>
      </Flex>
      <Presence>
        {ending === 'all' && (
          <ConfirmDialog
            title="تسجيل الخروج من كل الأجهزة"
            question="هل تريد إنهاء جميع جلساتك؟"
            warning="تنتهي جلسة هذا الجهاز أيضًا، وتعود إلى شاشة الدخول."
            confirm="تسجيل الخروج من كل الأجهزة"
            busyText="جاري تسجيل الخروج..."
            success="انتهت جميع جلساتك."
            send={endAll}
            onClose={close}
          />
        )}
      </Presence>
      <Presence>
        {ending !== null && ending !== 'all' && (
          <ConfirmDialog
            title="إنهاء الجلسة"
            question={`هل تريد إنهاء جلسة ${deviceInWords(ending)}؟`}
            warning="يخرج ذلك الجهاز من حسابك فورًا."
            confirm="إنهاء الجلسة"
            busyText="جاري الإنهاء..."
            success="انتهت الجلسة."
            send={() => end(ending.id)}
            onClose={close}
          />
        )}
      </Presence>
    </Stack>
  );
}
