import { counted } from '@hawiyat/shared/locale/noun';
import { addToTitle } from '@hawiyat/shared/state';
import { Box, CloseFailed, chakra, IconButton, lazyPart, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../texts/live-parts.ts';
import { $news } from './notifications-store.ts';
import { dismissTold, useTold } from './tell.ts';

/** The server counts no further. */
const countLimit = 99;

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetInlineEnd: '0.5',
    minW: '4.5',
    px: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'white',
    fontSize: '2xs',
    fontWeight: 'semibold',
    lineHeight: '1.125rem',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

const LazyDrawer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './notifications-drawer.tsx')).NotificationsDrawer,
  { failed: ({ onClose }, { error }) => <CloseFailed error={error} onClose={onClose} /> },
);
const preload = () => void LazyDrawer.preload();

export function NotificationsButton() {
  useTold();
  const count = useStore($news).data?.count ?? 0;
  const [open, setOpen] = useState(false);
  const shown = count > countLimit ? `${countLimit}+` : String(count || '');
  useEffect(() => addToTitle('unread', shown), [shown]);
  const close = () => setOpen(false);
  const press = () => {
    setOpen(true);
    // The list shows them.
    dismissTold();
  };
  return (
    <>
      <Box position="relative" display="inline-block">
        <IconButton
          label={count === 0 ? messages.notifications : messages.notificationsOf(spoken(count))}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={press}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <BellIcon size={20} />
        </IconButton>
        {shown && <Count aria-hidden>{shown}</Count>}
      </Box>
      <Presence>{open && <LazyDrawer onClose={close} />}</Presence>
    </>
  );
}

const spoken = (count: number) =>
  count > countLimit
    ? messages.moreThan(counted(countLimit, messages.unread))
    : counted(count, messages.unread);
