import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onCompanyChange } from '../../session/company-change.ts';

const unsentDrafts = new Map<string, { readonly values: object; readonly message: string }>();
onCompanyChange(() => unsentDrafts.clear());

/** @returns whether the form has a subject, by which it finds the draft again */
export function keepUnsentDraft(subject: string | undefined, values: object, message: string): boolean {
  if (subject === undefined) return false;
  unsentDrafts.set(subject, { values, message });
  return true;
}

export function useUnsentDraft({ reset, setError }: UseFormReturn, subject = ''): void {
  useEffect(() => {
    const unsent = unsentDrafts.get(subject);
    if (!unsent) return;
    unsentDrafts.delete(subject);
    reset(unsent.values, { keepDefaultValues: true });
    setError('root.server', { message: unsent.message });
  }, [subject, reset, setError]);
}
