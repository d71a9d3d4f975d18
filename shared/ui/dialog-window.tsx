import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from './button.tsx';
import { Modal } from './modal.tsx';
import { Heading } from './text.ts';
import { messages } from './texts.ts';

export interface DialogWindowProps {
  title: string;
  /** Called by Esc, a press outside and the close button; never while busy. */
  onClose: () => void;
  busy?: boolean | undefined;
  role?: 'alertdialog';
  describedBy?: string;
  children: ReactNode;
}

const Window = chakra(Modal, {
  base: {
    inset: { base: '0', md: 'auto' },
    m: { base: '0', md: 'auto' },
    md: { inset: '0', h: 'fit', maxH: 'calc(100dvh - 64px)', borderRadius: 'xl', boxShadow: 'xl' },
    w: { base: '100dvw', md: '32rem' },
    h: { base: '100dvh', md: 'fit' },
    '&[role=alertdialog]': {
      mdDown: { top: 'auto', h: 'fit', maxH: 'calc(100dvh - 32px)', borderTopRadius: 'xl', boxShadow: 'xl' },
    },
    '&[open]': { animation: 'rise 200ms cubic-bezier(0.16, 1, 0.3, 1)' },
    '&[data-leaving]': { animation: 'sink 160ms ease-out forwards' },
  },
});

/** Mounting opens it. The close button is last in the tab order, so that the first field gets the focus. */
export function DialogWindow(props: DialogWindowProps) {
  const { title, onClose, busy = false, role, describedBy, children } = props;
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
        label={messages.closeWindow}
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

/** The button that opened the dialog may have been removed by its action. */
function keepFocusInPage() {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
