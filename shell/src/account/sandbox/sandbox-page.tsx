import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { fetchSandbox, sandboxDays } from '@hawiyat/shared/contract/company/sandbox';
import { day } from '@hawiyat/shared/locale/dates';
import { createQuery } from '@hawiyat/shared/query';
import { $session } from '@hawiyat/shared/state';
import { Alert, Button, Card, CardBody, chakra, HStack, Stack, Text } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { LoadingBox } from '../../components/loading-box.tsx';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages as liveParts } from '../../texts/live-parts.ts';
import { messages } from '../../texts/sandbox.ts';
import { dialogs } from './dialogs.ts';
import { enterSandbox, leaveToReal } from './sandbox-session.ts';

const $sandbox = createQuery(fetchSandbox, atom({}), { select: ({ sandbox }) => ({ sandbox }) });
const { sandbox: strip } = liveParts;

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
            {Object.values(messages.about).map((about) => (
              <li key={about}>{about}</li>
            ))}
          </List>
          {kind === 'demo' ? (
            <Alert status="info" quiet>
              {messages.inDemo}
            </Alert>
          ) : kind === 'sandbox' ? (
            <Inside />
          ) : (
            <QueryAnswer
              query={$sandbox}
              failed={messages.failed}
              placeholder={<LoadingBox h="10" w="56" borderRadius="lg" />}
            >
              {({ sandbox }) => <Outside sandbox={sandbox} />}
            </QueryAnswer>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

type Sandbox = { readonly createdAt: string; readonly expiresAt: string } | null;

function Outside({ sandbox }: { sandbox: Sandbox }) {
  const { submission, locked, onSubmit } = useForm<object>({ send: enterSandbox });
  return (
    <Stack gap="4">
      {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
      <Text color="fg.muted">
        {sandbox
          ? messages.exists(day(sandbox.createdAt), day(sandbox.expiresAt))
          : messages.missing(sandboxDays)}
      </Text>
      <HStack gap="3" flexWrap="wrap">
        <Button loading={locked} loadingText={messages.opening} onClick={() => void onSubmit()}>
          {sandbox ? messages.enter : messages.create}
        </Button>
        {sandbox && <Delete onDeleted={() => void $sandbox.fetch()} />}
      </HStack>
      <Dialogs of={dialogs} />
    </Stack>
  );
}

/** The strip above the page shows the dialog. */
const Inside = () => (
  <Stack gap="4">
    <Text fontWeight="medium">{messages.inSandbox}</Text>
    <HStack gap="3" flexWrap="wrap">
      <Button onClick={() => void leaveToReal()}>{strip.leave}</Button>
      <Delete />
    </HStack>
  </Stack>
);

const Delete = (about: { onDeleted?: () => void }) => (
  <Button variant="outline" colorPalette="danger" onClick={() => dialogs.open('delete', about)}>
    {strip.delete}
  </Button>
);
