import { Button } from '@hawiyat/shared/ui';
import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A form that begins again after «حفظ وإضافة أخرى». */
export interface Begun<Defaults> {
  /** 0 for the first one; the form's key. */
  readonly round: number;
  readonly defaults: Defaults;
}

/** @returns what the form begins with, and how it begins again once it was sent */
export function useRounds<Defaults>(first: Defaults): Begun<Defaults> & { again: (next: Defaults) => void } {
  const [begun, setBegun] = useState<Begun<Defaults>>({ round: 0, defaults: first });
  return {
    ...begun,
    // Not while it is still being sent.
    again: (defaults) => void setTimeout(() => setBegun(({ round }) => ({ round: round + 1, defaults }))),
  };
}

/** @returns the form's `onSubmit`, and whether «حفظ وإضافة أخرى» has sent it */
export function useAnother(onSubmit: (event?: BaseSyntheticEvent) => Promise<void>) {
  const isAsked = useRef(false);
  return {
    isAsked,
    onSubmit: (event?: BaseSyntheticEvent) => {
      const sent: unknown = event?.nativeEvent;
      isAsked.current = sent instanceof SubmitEvent && sent.submitter?.hasAttribute('data-another') === true;
      return onSubmit(event);
    },
  };
}

export const AnotherButton = ({ disabled }: { disabled: boolean }) => (
  <Button type="submit" variant="outline" disabled={disabled} data-another="">
    حفظ وإضافة أخرى
  </Button>
);

/** Puts the focus on the first field of a form that has begun again. */
export function useFirstFocus(round: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) fields.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [round]);
  return fields;
}
