import { CallError } from '@hawiyat/shared/client';
import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { fetchSandbox, sandboxDays } from '@hawiyat/shared/contract/company/sandbox';
import { day } from '@hawiyat/shared/locale/dates';
import { createQuery } from '@hawiyat/shared/query';
import { $session } from '@hawiyat/shared/state';
import {
  Alert,
  Button,
  Card,
  CardBody,
  chakra,
  ErrorState,
  HStack,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { dialogs } from './dialogs.ts';
import { enterSandbox, leaveToReal } from './sandbox-session.ts';

const $sandbox = createQuery(fetchSandbox, atom({}), {
  invalidatedBy: () => false,
  select: ({ sandbox }) => ({ sandbox }),
});

const List = chakra('ul', {
  base: { listStyleType: 'disc', ps: '5', color: 'fg.muted', '& > li + li': { mt: '1' } },
});

export function SandboxPage() {
  const kind = useStore($session)?.user.company.kind;
  return (
    <Card>
      <CardBody>
        <Stack gap="5" maxW="2xl">
          <List>
            <li>حاويات وسائقون وطلبات وعملاء للتجربة، تجدها جاهزة وتتصرف فيها كما تشاء.</li>
            <li>يقبل العملاء عروضك بعد لحظات، وينفّذ السائقون ما تعيّنه لهم، كأنه يوم عمل.</li>
            <li>لا يظهر شيء منها في السوق ولا في أرقام شركتك وكشفها، ولا تُرسل منها أي رسالة.</li>
            <li>يدخلها من زملائك المالك ومنسق العمليات.</li>
          </List>
          {kind === 'demo' ? (
            <Alert status="info" quiet>
              أنت الآن في تجربة مباشرة، وهي بيئة تجريبية كلها.
            </Alert>
          ) : kind === 'sandbox' ? (
            <Inside />
          ) : (
            <Outside />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Outside() {
  const { data, error, loading } = useStore($sandbox);
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void $sandbox.fetch(), []);
  const enter = async () => {
    setOpening(true);
    setFailure(null);
    try {
      await enterSandbox();
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      setFailure(reason.message);
      setOpening(false);
    }
  };
  if (!data)
    return error === null ? (
      <LoadingState label="جاري التحميل...">
        <Skeleton h="10" w="56" borderRadius="lg" />
      </LoadingState>
    ) : (
      <ErrorState
        title="تعذّر تحميل البيئة التجريبية"
        message={error}
        onRetry={$sandbox.fetch}
        retrying={loading}
      />
    );
  const { sandbox } = data;
  return (
    <Stack gap="4">
      {failure && <Alert status="error">{failure}</Alert>}
      <Text color="fg.muted">
        {sandbox
          ? `أُنشئت في ${day(sandbox.createdAt)}، وتُحذف في ${day(sandbox.expiresAt)} إن لم يفتحها أحد قبل ذلك.`
          : `تُنشأ حين تدخلها أول مرة، وتُحذف بعد ${sandboxDays} يومًا من آخر دخول.`}
      </Text>
      <HStack gap="3" flexWrap="wrap">
        <Button loading={opening} loadingText="جاري فتح البيئة التجريبية..." onClick={() => void enter()}>
          {sandbox ? 'دخول البيئة التجريبية' : 'إنشاء البيئة التجريبية ودخولها'}
        </Button>
        {sandbox && (
          <Button
            variant="outline"
            colorPalette="danger"
            onClick={() => dialogs.open('delete', { onDeleted: () => void $sandbox.fetch() })}
          >
            حذف البيئة التجريبية
          </Button>
        )}
      </HStack>
      <Dialogs of={dialogs} />
    </Stack>
  );
}

/** The strip above the page shows the dialog. */
function Inside() {
  return (
    <Stack gap="4">
      <Text fontWeight="medium">أنت الآن في البيئة التجريبية.</Text>
      <HStack gap="3" flexWrap="wrap">
        <Button onClick={() => void leaveToReal()}>العودة إلى شركتك</Button>
        <Button variant="outline" colorPalette="danger" onClick={() => dialogs.open('delete')}>
          حذف البيئة التجريبية
        </Button>
      </HStack>
    </Stack>
  );
}
