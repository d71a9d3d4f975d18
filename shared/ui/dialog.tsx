import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DialogContext } from './dialog-context.ts';
import { IconButton } from './icon-button.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Modal } from './modal.tsx';
import { Heading, Text } from './text.ts';

export interface DialogProps {
  title: string;
  /** Called by Esc, a press outside and the close button; not while busy, unless that takes long. */
  onClose: () => void;
  busy?: boolean | undefined;
  role?: 'alertdialog';
  /** Id of the description, which an `alertdialog` needs. */
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

const Late = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '6',
    py: '3',
    borderTopWidth: '1px',
    bg: 'bg.muted',
  },
});

/**
 * A modal dialog with a title; inside goes a `Form`, or `DialogBody` and `DialogActions`. Mounting it opens it. The close
 * button is last in the tab order, so that the first field gets the focus.
 */
export function Dialog({ title, onClose, busy = false, role, describedBy, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => keepFocusInPage, []);
  const isLate = useLate(busy);
  const isLocked = busy && !isLate;
  const { asking, stay, leaving } = useLeaving(onClose, busy);
  return (
    <>
      <Window
        onLeave={leaving.leave}
        busy={isLocked}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        {...(role && { role })}
      >
        <chakra.header flexShrink="0" ps="6" pe="16" pt={{ base: '5', md: '6' }} pb="4">
          <Heading id={titleId} size="lg">
            {title}
          </Heading>
        </chakra.header>
        <DialogContext value={leaving}>{children}</DialogContext>
        {/* Always present, because screen readers miss a live region that appears with its content. */}
        <div role="status">
          {isLate && (
            <Late>
              <Text>ما زال العمل جاريًا، يرجى الانتظار...</Text>
              <Button look="outline" size="sm" onClick={onClose}>
                إغلاق
              </Button>
            </Late>
          )}
        </div>
        <IconButton
          label="إغلاق النافذة"
          size="sm"
          position="absolute"
          top={{ base: '3', md: '4' }}
          insetInlineEnd="4"
          onClick={leaving.leave}
          disabled={isLocked}
        >
          <X size={20} />
        </IconButton>
      </Window>
      {asking && <LeaveQuestion onLeave={onClose} onStay={stay} />}
    </>
  );
}

/** Milliseconds after which a dialog that is still sending says so and can be left; the result then comes as a toast. */
const lateAfter = 10_000;

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}

/** Asks before a form with unsaved changes is left. What is being sent is no longer the page's to lose. */
function useLeaving(onClose: () => void, busy: boolean) {
  const [asking, setAsking] = useState(false);
  const unsaved = useRef(false);
  const now = useRef({ onClose, busy });
  useEffect(() => {
    now.current = { onClose, busy };
  });
  const leaving = useMemo(
    () => ({
      leave: () => (unsaved.current && !now.current.busy ? setAsking(true) : now.current.onClose()),
      setUnsaved: (value: boolean) => {
        unsaved.current = value;
      },
    }),
    [],
  );
  return { asking, stay: () => setAsking(false), leaving };
}

/** The button that opened the dialog may have been removed by its action. */
function keepFocusInPage() {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
