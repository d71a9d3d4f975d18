import { mayI } from '@hawiyat/shared/state';
import { IconButton, LinkButton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, Settings2, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { messages } from '../texts/notifications.ts';
import { NotificationChoices } from './notification-choices.tsx';
import { $history } from './notification-history.ts';
import { NotificationList } from './notification-list.tsx';
import { Panel } from './notifications.styles.ts';
import { $news, markAllSeen } from './notifications-store.ts';

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
