import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { time } from '@hawiyat/shared/locale/dates';
import { $connection, type Connection, notify } from '@hawiyat/shared/state';
import { chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages as liveParts } from '../texts/live-parts.ts';

const { connection: messages } = liveParts;

/** No height, so that nothing moves when the strip comes and goes. */
const UnderHeader = chakra('div', {
  base: { position: 'sticky', top: 'header', zIndex: 'sticky', h: '0', pointerEvents: 'none' },
});

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'fit',
    maxW: 'calc(100% - 2rem)',
    mx: 'auto',
    px: { base: '3', md: '4' },
    py: { base: '0.5', md: '1' },
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: 'medium',
    borderWidth: '1px',
    borderTopWidth: '0',
    borderColor: 'currentColor',
    borderBottomRadius: 'lg',
    boxShadow: 'md',
    animation: 'fade-in 200ms',
    '& > svg': { flexShrink: '0' },
  },
});

/** Milliseconds: most cuts end sooner. With the silence before it each cut shows within ten seconds. */
const delay = 3_000;

export function ConnectionStrip() {
  const { status, lastUpdate: updated } = useStore($connection);
  const lastUpdate = time(new Date(updated));
  const cut = usePatience(delay, status === 'cut');
  useReconnectToast(status);
  const message =
    status === 'offline'
      ? messages.offline(lastUpdate)
      : status === 'refused'
        ? messages.refused
        : cut && messages.cut(lastUpdate);
  return (
    <UnderHeader>
      {/* Always present, because screen readers miss a live region that appears with its content. */}
      <div role="status">
        {message && (
          <Strip>
            <CloudOff size={16} aria-hidden />
            {message}
          </Strip>
        )}
      </div>
    </UnderHeader>
  );
}

function useReconnectToast(status: Connection['status']): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true;
    if (status !== 'live' || !wasOffline.current) return;
    wasOffline.current = false;
    notify(messages.restored, 'success');
  }, [status]);
}
