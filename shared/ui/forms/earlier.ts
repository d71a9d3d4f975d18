import { useForm } from './use-form.ts';

/** For releases built before every question was a form: sends without fields. It goes when no live release names it. */
export function useSubmit<Draft>(send: (draft: Draft) => Promise<unknown>, onDone: () => void) {
  const form = useForm<{ draft: Draft }, { draft: Draft }>({ send: ({ draft }) => send(draft), onDone });
  const submit = (draft: Draft): Promise<void> => {
    form.set('draft', draft);
    return form.onSubmit();
  };
  return { submission: form.submission, submit, clear: () => {} };
}
