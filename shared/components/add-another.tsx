import { Button } from '@hawiyat/shared/ui';
import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A form that starts again after «حفظ وإضافة أخرى». */
export interface Begun<Defaults> {
  /** Counts from 0; the form's key. */
  readonly round: number;
  readonly defaults: Defaults;
}

export function useRounds<Defaults>(first: Defaults): Begun<Defaults> & { again: (next: Defaults) => void } {
  const [begun, setBegun] = useState<Begun<Defaults>>({ round: 0, defaults: first });
  return {
    ...begun,
    // After the submission that calls it has ended.
    again: (defaults) => void setTimeout(() => setBegun(({ round }) => ({ round: round + 1, defaults }))),
  };
}

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

/** Focuses the first field of a form that has started again. */
export function useFirstFocus(round: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) fields.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [round]);
  return fields;
}
