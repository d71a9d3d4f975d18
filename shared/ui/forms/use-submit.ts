import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../client/call-error.ts';

/** Milliseconds that a success is shown before the dialog closes. */
const successShown = 1000;

export type Submission =
  | { readonly stage: 'idle' }
  | { readonly stage: 'busy' }
  | { readonly stage: 'failed'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly stage: 'done' };

/**
 * States of every form and confirmation: idle → busy → failed (and again), or done → closed after a second.
 * A second press while busy or after success sends nothing.
 * @param send makes the call; its error's message is shown
 * @param onDone closes the dialog
 */
export function useSubmit<Draft>(send: (draft: Draft) => Promise<unknown>, onDone: () => void) {
  const [submission, setSubmission] = useState<Submission>({ stage: 'idle' });
  const locked = useRef(false);
  const done = submission.stage === 'done';

  // A new onDone must not restart the timer.
  const close = useRef(onDone);
  useEffect(() => {
    close.current = onDone;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close.current(), successShown);
    return () => clearTimeout(timer);
  }, [done]);

  const submit = async (draft: Draft): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setSubmission({ stage: 'busy' });
    const end = await send(draft).then((): Submission => ({ stage: 'done' }), failure);
    locked.current = end.stage === 'done';
    setSubmission(end);
  };
  const clear = () => setSubmission((item) => (item.stage === 'failed' ? { stage: 'idle' } : item));
  return { submission, submit, clear };
}

function failure(reason: unknown): Submission {
  if (reason instanceof CallError) return { stage: 'failed', message: reason.message, fields: reason.fields };
  // Not the server's answer but a bug: shown to the person and logged.
  console.error(reason);
  return { stage: 'failed', message: 'حدث خطأ ما', fields: {} };
}
