import { type ListedNotification, listNotifications } from '@hawiyat/shared/contract/company/notifications';
import type { Notification } from '@hawiyat/shared/contract/core/events';
import { stamp, time } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { mayI } from '@hawiyat/shared/state';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, BellOff, Settings2, X } from 'lucide-react';
import { atom } from 'nanostores';
import { useEffect, useId, useState } from 'react';
import { LoadingBox } from '../components/loading-box.tsx';
import { messages } from '../texts/notifications.ts';
import { NotificationChoices } from './notification-choices.tsx';
import { List, Panel } from './notifications.styles.ts';
import { $news, concernsPeople, markAllSeen } from './notifications-store.ts';

const { list } = messages;

export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const title = useId();
  const { count = 0, newestId } = useStore($news).data ?? {};
  const { rows } = useStore($history);
  // A notification that is marked before it is listed would not be listed as new.
  const isListed = rows !== null && (newestId === undefined || rows.some(({ id }) => id === newestId));
  useEffect(() => {
    if (count > 0 && isListed && !isChoosing) void markAllSeen();
  }, [count, isListed, isChoosing]);
  return (
    <Panel onLeave={onClose} aria-labelledby={title}>
      <div data-head="">
        {isChoosing && (
          <IconButton label={messages.back} size="sm" onClick={() => setChoosing(false)}>
            <ArrowRight size={18} />
          </IconButton>
        )}
        <h2 id={title} tabIndex={-1} data-autofocus="">
          {isChoosing ? messages.settings : messages.list.title}
        </h2>
        {!isChoosing && mayI('change-company') && (
          <IconButton label={messages.settings} size="sm" onClick={() => setChoosing(true)}>
            <Settings2 size={18} />
          </IconButton>
        )}
        <IconButton label={messages.close} size="sm" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      <div data-body="">{isChoosing ? <NotificationChoices /> : <NotificationList onLeave={onClose} />}</div>
      {!isChoosing && (
        <div data-foot="">
          <LinkButton to="/orders/work" variant="ghost" size="sm" onClick={onClose}>
            {messages.todaysWork}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { rows, hasMore, loading, error } = useStore($history);
  useEffect(() => void $history.fetch(), []);
  const requests = useNewRequests();
  if (rows === null)
    return (
      <Box p="5">
        {error === null ? (
          <LoadingBox label={list.loading} h="16rem" />
        ) : (
          <ErrorState title={list.failed} message={error} onRetry={$history.fetch} retrying={loading} />
        )}
      </Box>
    );
  if (rows.length === 0 && requests === null)
    return <EmptyState title={list.empty} hint={list.emptyHint} icon={<BellOff size={24} />} />;
  return (
    <>
      <List aria-label={list.title}>
        {requests && <Item notification={requests} isNew onLeave={onLeave} />}
        {rows.map(({ id, at, seen, notification }) => (
          <Item key={id} notification={notification} at={at} isNew={!seen} onLeave={onLeave} />
        ))}
      </List>
      {(hasMore || error !== null) && (
        <Box p="4" textAlign="center">
          {error !== null && <p role="alert">{error}</p>}
          <Button variant="outline" size="sm" loading={loading} onClick={() => void $history.fetchMore()}>
            {list.older}
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

const Item = ({ notification: { title, text, address, action }, at, isNew, onLeave }: ItemProps) => (
  <li {...(isNew && { 'data-new': '' })}>
    <div>
      <strong>
        {isNew && <VisuallyHidden>{list.new}</VisuallyHidden>}
        {title}
      </strong>
      <p>{text}</p>
      {at && <time dateTime={at}>{today(new Date(at)) === today() ? list.today(time(at)) : stamp(at)}</time>}
    </div>
    <LinkButton to={address} variant="outline" size="sm" aria-label={`${action}: ${title}`} onClick={onLeave}>
      {action}
    </LinkButton>
  </li>
);

const $history = createCursorQuery<typeof listNotifications, ListedNotification>(
  listNotifications,
  atom({ query: {} }),
  {
    invalidatedBy: concernsPeople,
    select: ({ notifications: rows, nextCursor: cursor }) => ({ rows, cursor: cursor ?? null }),
  },
);
