import { time } from '@hawiyat/shared/locale/dates';
import { $connection, type Connection, notify } from '@hawiyat/shared/state';
import { chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '4',
    py: '2',
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontWeight: 'medium',
    textAlign: 'center',
    borderBottomWidth: '1px',
  },
});

/**
 * Milliseconds, because most cuts end sooner. With the silence before it (shared/client/follow.ts), every cut shows
 * within ten seconds.
 */
const delay = 3_000;

/** Shown as long as the page receives no changes. */
export function ConnectionStrip() {
  const { status, lastUpdate } = useStore($connection);
  const cut = useDelayed(status === 'cut');
  useReconnectToast(status);
  const message =
    status === 'offline'
      ? `أنت غير متصل بالإنترنت. آخر تحديث: ${time(new Date(lastUpdate))}`
      : cut && `التحديث المباشر متوقف مؤقتًا. آخر تحديث: ${time(new Date(lastUpdate))}`;
  return (
    // Always present, because screen readers miss a live region that appears with its content.
    <div role="status">
      {message && (
        <Strip>
          <CloudOff size={16} aria-hidden />
          {message}
        </Strip>
      )}
    </div>
  );
}

function useDelayed(now: boolean): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setDelayed(true), delay);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [now]);
  return delayed;
}

function useReconnectToast(status: Connection['status']): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true;
    if (status !== 'live' || !wasOffline.current) return;
    wasOffline.current = false;
    notify('عاد الاتصال، وتم تحديث البيانات', 'success');
  }, [status]);
}
