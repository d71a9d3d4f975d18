import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useUnsaved } from '../dialog-context.ts';
import { DoubtQuestion } from './doubt-question.tsx';
import type { FormState } from './use-form.ts';

const Frame = chakra('form');

export interface FormFrameProps
  extends Omit<ComponentProps<typeof Frame>, 'form' | 'onSubmit' | 'noValidate'> {
  form: Pick<FormState, 'onSubmit' | 'doubts'>;
  /** Of the button that sends. */
  submit: string;
  /** Of the question about a doubt. */
  back?: string;
}

/** The form's element, for a form with a layout of its own. The browser's own validation ignores the page's language. */
export function FormFrame({ form, submit, back, children, ...frame }: FormFrameProps) {
  return (
    <>
      <Frame {...frame} onSubmit={form.onSubmit} noValidate>
        {children}
      </Frame>
      <DoubtQuestion form={form} submit={submit} {...(back !== undefined && { back })} />
    </>
  );
}

export interface DialogFrameProps extends FormFrameProps {
  form: FormFrameProps['form'] & Pick<FormState, 'dirty'>;
  /** The person has typed or chosen something; by default what differs. */
  unsaved?: boolean;
}

/** Fills a dialog, which asks before something unsaved is left. */
export function DialogFrame({ unsaved, ...frame }: DialogFrameProps) {
  useUnsaved(unsaved ?? frame.form.dirty);
  return <Column {...frame} />;
}

const Column = chakra(FormFrame, {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
});
