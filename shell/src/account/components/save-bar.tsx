import { Button } from '@hawiyat/shared/ui';
import { useEffect, useRef } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/settings.ts';
import { StyledSaveBar } from './settings.styles.ts';

export interface SaveBarProps {
  dirty: boolean;
  /** The page proposes values, so an unchanged form can be saved too. */
  isProposal?: boolean;
  busy: boolean;
  invalid: boolean;
  /** The form was saved or undone before: the status takes the focus. */
  isReopened: boolean;
  onUndo: () => void;
}

/** At the bottom of the window while there is something to save. */
export function SaveBar({ dirty, isProposal = false, busy, invalid, isReopened, onUndo }: SaveBarProps) {
  const canSave = dirty || isProposal;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isReopened) status.current?.focus({ preventScroll: true });
  }, [isReopened]);
  return (
    <StyledSaveBar data-unsaved={canSave ? '' : undefined}>
      <Button type="submit" loading={busy} loadingText={actions.saving} disabled={!canSave}>
        {messages.save}
      </Button>
      {dirty && !busy && (
        <Button variant="outline" onClick={onUndo}>
          {messages.undo}
        </Button>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {invalid ? messages.invalid : dirty ? messages.unsaved : isReopened && messages.allSaved}
      </p>
    </StyledSaveBar>
  );
}
