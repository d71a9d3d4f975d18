import { chakra } from '@chakra-ui/react';
import type { ComponentProps, PointerEvent, SyntheticEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router.ts';
import { useLeaving } from './presence.tsx';

const Native = chakra('dialog', {
  base: {
    position: 'fixed',
    bg: 'bg.panel',
    color: 'fg',
    maxW: 'none',
    maxH: 'none',
    overflow: 'hidden',
    outline: 'none',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'rgba(11, 20, 34, 0.55)', animation: 'fade-in 160ms ease-out' },
    '&[data-leaving]::backdrop': { animation: 'fade-out 160ms ease-out forwards' },
  },
});

export interface ModalProps extends Omit<ComponentProps<typeof Native>, 'ref'> {
  onLeave: () => void;
  /** Then neither Esc nor a press outside asks to leave. */
  busy?: boolean | undefined;
}

/** The browser's modal dialog; focuses `data-autofocus`, closes on a navigation, fades out inside `Presence`. */
export function Modal({ onLeave, busy = false, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { leaving, gone } = useLeaving();
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const page = document.documentElement;
    // The page must not become wider while its scrollbar is hidden.
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Only a dialog that is closed before it is removed gives the focus back.
    return () => dialog.close();
  }, []);

  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) ref.current?.close();
  }, [pathname]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !leaving) return;
    let stays = false;
    dialog.dataset.leaving = '';
    const motions = dialog
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getTiming().iterations === 1);
    Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (!stays) gone();
    });
    return () => {
      stays = true;
      delete dialog.dataset.leaving;
    };
  }, [leaving, gone]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onLeave();
  };
  // A text selection may end on the backdrop: the press must also begin there.
  const isOutside = (event: PointerEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return (
      event.target === event.currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom)
    );
  };
  return (
    <Native
      {...rest}
      ref={ref}
      onCancel={cancel}
      // Closed by the browser itself (Esc pressed twice), or by a navigation.
      onClose={(event) => event.target === ref.current && !ref.current.open && !leaving && onLeave()}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isOutside(event) && !busy) onLeave();
      }}
    />
  );
}
