import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { $fieldErrors, $message, $sending } from './sign-up-state.ts';

/**
 * After a failed submit focuses the first invalid field, or else the title above the message.
 * @returns to be called when a submit starts
 */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const fieldErrors = useStore($fieldErrors);
  const message = useStore($message);
  const sending = useStore($sending);
  const attempted = useRef(false);

  // An effect, because screen readers read the error only if it is there when the field gets the focus.
  useEffect(() => {
    if (!attempted.current || sending) return;
    const hasError = message?.tone === 'danger' || Object.keys(fieldErrors).length > 0;
    if (!hasError) return;
    attempted.current = false;
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalidField) return invalidField.focus();
    window.scrollTo({ top: 0 });
    form.current?.ownerDocument.querySelector('h1')?.focus({ preventScroll: true });
  }, [fieldErrors, message, sending, form]);

  return () => {
    attempted.current = true;
  };
}
