import { chakra } from '@chakra-ui/react';
import { Button } from './button.tsx';
import { DialogContext } from './dialog-context.ts';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Text } from './text.ts';
import { messages } from './texts.ts';
import { useLate } from './use-late.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export type DialogProps = DialogWindowProps;

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

/** A modal dialog that asks before unsaved changes are left. After a long time busy it can be closed. */
export function Dialog({ onClose, busy = false, children, ...rest }: DialogProps) {
  const isLate = useLate(busy);
  const { isAsking, stay, goAnyway, leaving } = useLeaveGuard(onClose, busy);
  return (
    <>
      <DialogWindow {...rest} onClose={leaving.leave} busy={busy && !isLate}>
        <DialogContext value={leaving}>{children}</DialogContext>
        {/* Always present, because screen readers miss a live region that appears with its content. */}
        <div aria-live="polite">
          {isLate && (
            <Late>
              <Text>{messages.late}</Text>
              <Button variant="outline" size="sm" onClick={onClose}>
                {messages.close}
              </Button>
            </Late>
          )}
        </div>
      </DialogWindow>
      {isAsking && <LeaveQuestion onLeave={goAnyway} onStay={stay} />}
    </>
  );
}
