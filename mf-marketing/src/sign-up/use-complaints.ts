import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { $marks, $said, $sending } from './sign-up-store.ts';

/**
 * After an attempt that did not succeed, puts the focus where the person can do something about it: the first field at
 * fault, else the title, under which the message stands.
 * @param form the form with the fields
 * @returns to be called when an attempt begins
 */
export function useComplaints(form: RefObject<HTMLFormElement | null>): () => void {
  const marks = useStore($marks);
  const said = useStore($said);
  const sending = useStore($sending);
  const attempted = useRef(false);

  // Only once the marks are in the page: with the focus, a screen reader says the field's error.
  useEffect(() => {
    if (!attempted.current || sending) return;
    const isComplaint = said?.tone === 'danger' || Object.keys(marks).length > 0;
    if (!isComplaint) return;
    attempted.current = false;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (fault) return fault.focus();
    window.scrollTo({ top: 0 });
    form.current?.ownerDocument.querySelector('h1')?.focus({ preventScroll: true });
  }, [marks, said, sending, form]);

  return () => {
    attempted.current = true;
  };
}
