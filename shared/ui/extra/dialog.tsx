import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Modal } from '../modal.tsx';
import { Heading } from '../text.ts';

export interface DialogProps {
  title: string;
  /** Asked for by Esc, by a press outside and by the close button; never while busy. */
  onClose: () => void;
  busy?: boolean | undefined;
  /** `alertdialog` for questions that interrupt. */
  role?: 'alertdialog';
  /** Id of the text that a screen reader says with the title: an `alertdialog` needs one. */
  describedBy?: string;
  children: ReactNode;
}

const Window = chakra(Modal, {
  base: {
    inset: { base: '0', md: 'auto' },
    // A sheet over the whole screen on phones, a window in the middle from md.
    m: { base: '0', md: 'auto' },
    md: { inset: '0', h: 'fit', maxH: 'calc(100dvh - 64px)', borderRadius: 'xl', boxShadow: 'xl' },
    w: { base: '100dvw', md: '32rem' },
    h: { base: '100dvh', md: 'fit' },
    // A question is short: on phones it is a sheet at the bottom, no higher than what it says.
    '&[role=alertdialog]': {
      mdDown: {
        top: 'auto',
        h: 'fit',
        maxH: 'calc(100dvh - 32px)',
        borderTopRadius: 'xl',
        boxShadow: 'xl',
      },
    },
    '&[open]': { animation: 'rise 200ms cubic-bezier(0.16, 1, 0.3, 1)' },
    '&[data-leaving]': { animation: 'sink 160ms ease-out forwards' },
  },
});

/**
 * A modal dialog with a title; inside goes a `Form`, or `DialogBody` and `DialogActions`. Mounting it opens it; put it
 * into `Presence` for its way out. The close button is last in the order of focus, so that the first field comes first.
 */
export function Dialog({ title, onClose, busy = false, role, describedBy, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => keepFocusInPage, []);
  return (
    <Window
      onLeave={onClose}
      busy={busy}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      {...(role && { role })}
    >
      <chakra.header flexShrink="0" ps="6" pe="16" pt={{ base: '5', md: '6' }} pb="4">
        <Heading id={titleId} size="lg">
          {title}
        </Heading>
      </chakra.header>
      {children}
      <IconButton
        label="إغلاق النافذة"
        size="sm"
        position="absolute"
        top={{ base: '3', md: '4' }}
        insetInlineEnd="4"
        onClick={onClose}
        disabled={busy}
      >
        <X size={20} />
      </IconButton>
    </Window>
  );
}

/** What opened the dialog may have gone with what the dialog did: then there is nothing that the focus could go back to. */
function keepFocusInPage() {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The part of a dialog that scrolls when it is long. */
export const DialogBody = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', px: '6', pt: '1', pb: '6' },
});

/** The actions, always in sight: pinned to the bottom of the sheet on phones. The main one comes first. */
export const DialogActions = chakra('footer', {
  base: {
    display: 'flex',
    flexShrink: '0',
    gap: '3',
    px: '6',
    py: '4',
    borderTopWidth: '1px',
    bg: 'bg.panel',
    pb: { base: 'max(16px, env(safe-area-inset-bottom))', md: '4' },
    '& > *': { flex: { base: '1', md: 'none' } },
  },
});
