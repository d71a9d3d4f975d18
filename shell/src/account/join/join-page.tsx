import { CallError, call } from '@hawiyat/shared/client';
import { openInvite } from '@hawiyat/shared/contract/account/join';
import { linkToken } from '@hawiyat/shared/contract/account/link-token';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import {
  Alert,
  LinkButton,
  LoadingState,
  Ltr,
  Skeleton,
  Stack,
  Text,
  Link as TextLink,
} from '@hawiyat/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { VisitorPage } from '../../sign-in/visitor-page.tsx';
import { roleName } from '../people/role-texts.ts';
import { JoinForm } from './join-form.tsx';

type Invite = Answer<typeof openInvite>;
type Opened =
  | { readonly stage: 'loading' }
  | { readonly stage: 'open' | 'joined'; readonly invite: Invite }
  | { readonly stage: 'failed'; readonly message: string; readonly isOver: boolean };

const footer = <TextLink to="/signin">العودة إلى تسجيل الدخول</TextLink>;

/** The token is in the fragment, which no server log has. */
export function JoinPage() {
  const [token] = useState(() => linkToken(location.hash));
  const { opened, setOpened, open } = useInvite(token);
  if (opened.stage === 'failed')
    return (
      <VisitorPage
        isNext
        title="تعذّر فتح الدعوة"
        about="يصلح رابط الدعوة لسبعة أيام ولمرة واحدة، والدعوة الأحدث تلغي ما قبلها."
        footer={footer}
      >
        <Stack gap="5">
          <Alert status="error">{opened.message}</Alert>
          {opened.isOver ? (
            <LinkButton to="/signin">تسجيل الدخول</LinkButton>
          ) : (
            <TextLink to="/join" onClick={open}>
              إعادة المحاولة
            </TextLink>
          )}
        </Stack>
      </VisitorPage>
    );
  if (opened.stage === 'loading')
    return (
      <VisitorPage title="الانضمام إلى شركة" about="جاري فتح الدعوة..." footer={footer}>
        <LoadingState label="جاري فتح الدعوة...">
          <Stack gap="5">
            <Skeleton h="12" />
            <Skeleton h="12" />
            <Skeleton h="11" />
          </Stack>
        </LoadingState>
      </VisitorPage>
    );
  const { company, role } = opened.invite;
  if (opened.stage === 'joined')
    return (
      <VisitorPage
        isNext
        title="تم الانضمام"
        about="تطلب شركتك التحقق بخطوتين، وتعدّه عند أول دخول."
        footer={null}
      >
        <Stack gap="5">
          <Text>
            معرّف المنشأة: <Ltr>{company.identifier}</Ltr>
          </Text>
          <LinkButton to="/signin">تسجيل الدخول</LinkButton>
        </Stack>
      </VisitorPage>
    );
  return (
    <VisitorPage
      isNext
      title="الانضمام إلى شركة"
      about={
        <>
          دعتك <bdi>{company.name}</bdi> إلى حسابها في منصة حاويات. صلاحيتك: <strong>{roleName(role)}</strong>
          .
        </>
      }
      footer={footer}
    >
      <JoinForm
        token={token}
        invite={opened.invite}
        onTwoFactor={() => setOpened({ stage: 'joined', invite: opened.invite })}
      />
    </VisitorPage>
  );
}

function useInvite(token: string) {
  const [opened, setOpened] = useState<Opened>({ stage: 'loading' });
  const open = useCallback(() => {
    if (!token)
      return setOpened({
        stage: 'failed',
        message: 'هذا الرابط غير مكتمل. افتحه كاملًا من الرسالة.',
        isOver: true,
      });
    setOpened({ stage: 'loading' });
    call(openInvite, { body: { token } }).then(
      (invite) => setOpened({ stage: 'open', invite }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setOpened({ stage: 'failed', message: error.message, isOver: error.code === 'invite-wrong' });
      },
    );
  }, [token]);
  useEffect(open, [open]);
  return { opened, setOpened, open };
}
