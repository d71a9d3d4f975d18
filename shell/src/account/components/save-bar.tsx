import { Button } from '@hawiyat/shared/ui';
import { useEffect, useRef } from 'react';
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

export function SaveBar({ dirty, isProposal = false, busy, invalid, isReopened, onUndo }: SaveBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isReopened) status.current?.focus({ preventScroll: true });
  }, [isReopened]);
  return (
    <StyledSaveBar data-unsaved={dirty ? '' : undefined}>
      <Button type="submit" loading={busy} loadingText="جاري الحفظ..." disabled={!dirty && !isProposal}>
        حفظ الإعدادات
      </Button>
      {dirty && !busy && (
        <Button variant="outline" onClick={onUndo}>
          التراجع عن التغييرات
        </Button>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {invalid
          ? 'يوجد خطأ في الحقول، يرجى مراجعتها'
          : dirty
            ? 'لديك تغييرات لم تُحفظ'
            : isReopened && 'كل التغييرات محفوظة'}
      </p>
    </StyledSaveBar>
  );
}
