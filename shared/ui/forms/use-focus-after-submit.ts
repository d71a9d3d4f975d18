import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from './submission.ts';

/** Focuses the first field in error once it is drawn, else what had the focus. @returns notes form and focus before a submit */
export function useFocusAfterSubmit({ formState }: UseFormReturn, failure: string | undefined) {
  const { errors, isSubmitting, submitCount } = formState;
  const page = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (isSubmitting || shown.current === submitCount) return;
    shown.current = submitCount;
    const invalid = [...(page.current?.elements ?? [])].find(
      (element) => 'name' in element && messageOf(errors, String(element.name)) !== undefined,
    );
    const target = invalid ?? (failure === undefined ? null : before.current);
    if (target instanceof HTMLElement) target.focus();
  }, [submitCount, isSubmitting, errors, failure]);
  return (form: unknown) => {
    if (form instanceof HTMLFormElement) page.current = form;
    before.current = document.activeElement;
  };
}
