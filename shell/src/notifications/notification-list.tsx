import type { Notification } from '@hawiyat/shared/contract/core/events';
import { stamp, time } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Skeleton,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages as notifications } from '../texts/notifications.ts';
import { $history } from './notification-history.ts';
import { List } from './notifications.styles.ts';
import { $news } from './notifications-store.ts';

const { list: messages } = notifications;

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { rows, hasMore, loading, error } = useStore($history);
  useEffect(() => void $history.fetch(), []);
  const requests = useNewRequests();
  if (rows === null)
    return (
      <Box p="5">
        {error === null ? (
          <LoadingState label={messages.loading}>
            <Skeleton h="16rem" />
          </LoadingState>
        ) : (
          <ErrorState title={messages.failed} message={error} onRetry={$history.fetch} retrying={loading} />
        )}
      </Box>
    );
  if (rows.length === 0 && requests === null)
    return <EmptyState title={messages.empty} hint={messages.emptyHint} icon={<BellOff size={24} />} />;
  return (
    <>
      <List aria-label={messages.title}>
        {requests && <Item notification={requests} isNew onLeave={onLeave} />}
        {rows.map(({ id, at, seen, notification }) => (
          <Item key={id} notification={notification} at={at} isNew={!seen} onLeave={onLeave} />
        ))}
      </List>
      {(hasMore || error !== null) && (
        <Box p="4" textAlign="center">
          {error !== null && <p role="alert">{error}</p>}
          <Button variant="outline" size="sm" loading={loading} onClick={() => void $history.fetchMore()}>
            {messages.older}
          </Button>
        </Box>
      )}
    </>
  );
}

/** They stay listed after they were marked as seen. */
function useNewRequests(): Notification | null {
  const current = useStore($news).data?.newRequests?.notification ?? null;
  const [shown, setShown] = useState(current);
  useEffect(() => {
    if (current) setShown(current);
  }, [current]);
  return current ?? shown;
}

interface ItemProps {
  notification: Notification;
  /** Missing for requests, which are counted now. */
  at?: string;
  isNew: boolean;
  onLeave: () => void;
}

function Item({ notification: { title, text, address, action }, at, isNew, onLeave }: ItemProps) {
  return (
    <li {...(isNew && { 'data-new': '' })}>
      <div>
        <strong>
          {isNew && <VisuallyHidden>{messages.new}</VisuallyHidden>}
          {title}
        </strong>
        <p>{text}</p>
        {at && (
          <time dateTime={at}>{today(new Date(at)) === today() ? messages.today(time(at)) : stamp(at)}</time>
        )}
      </div>
      <LinkButton
        to={address}
        variant="outline"
        size="sm"
        aria-label={`${action}: ${title}`}
        onClick={onLeave}
      >
        {action}
      </LinkButton>
    </li>
  );
}
