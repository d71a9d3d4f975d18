import { createDialogs, type DialogProps, Dialogs } from '@hawiyat/shared/components/dialogs';
import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Alert, Badge, Box, Button, Flex, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { Monitor, Smartphone } from 'lucide-react';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages } from '../../texts/sessions.ts';
import { Rows, RowsLoading } from '../rows.tsx';
import { deviceInWords, isHandheld, networkInWords } from './device-in-words.ts';
import { $ownSessions, end, endAll } from './sessions-store.ts';

const dialogs = createDialogs(
  { one: messages.ending.confirm, all: messages.endingAll.confirm },
  async () => ({ one: EndDialog, all: EndAllDialog }),
);

export const SessionsPage = () => (
  <QueryAnswer
    query={$ownSessions}
    failed={messages.failed}
    placeholder={<RowsLoading label={messages.loading} />}
  >
    {({ sessions }, error) => (
      <Stack gap="6">
        {error !== null && <Alert status="error">{error}</Alert>}
        <Rows aria-label={messages.title}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
        <Text color="fg.muted" fontSize="sm">
          {messages.about}
        </Text>
        <Flex>
          <Button variant="outline" colorPalette="danger" onClick={() => dialogs.open('all')}>
            {messages.endingAll.confirm}
          </Button>
        </Flex>
        <Dialogs of={dialogs} />
      </Stack>
    )}
  </QueryAnswer>
);

function SessionRow({ session }: { session: OwnSession }) {
  const { network, startedAt, lastUsedAt, isCurrent } = session;
  const device = deviceInWords(session);
  const Icon = isHandheld(session) ? Smartphone : Monitor;
  return (
    <li>
      <Box color="fg.muted" aria-hidden>
        <Icon size={22} />
      </Box>
      <div data-about="">
        <div data-name="">
          {device} {isCurrent && <Badge colorPalette="success">{messages.current}</Badge>}
        </div>
        <div data-more="">
          {messages.started(stamp(startedAt))}
          {network !== null && (
            <>
              {messages.network} <Ltr>{networkInWords(network)}</Ltr>
            </>
          )}
        </div>
        <div data-more="">{messages.lastUsed(stamp(lastUsedAt))}</div>
      </div>
      {!isCurrent && (
        <div data-actions="">
          <Button
            variant="outline"
            size="sm"
            aria-label={messages.endOf(device)}
            onClick={() => dialogs.open('one', { session })}
          >
            {messages.ending.confirm}
          </Button>
        </div>
      )}
    </li>
  );
}

const EndAllDialog = (shown: DialogProps) => (
  <ConfirmDialog {...shown} {...messages.endingAll} send={endAll} />
);

const EndDialog = ({ session, ...shown }: DialogProps<{ session: OwnSession }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.ending}
    question={messages.endQuestion(deviceInWords(session))}
    send={() => end(session.id)}
  />
);
