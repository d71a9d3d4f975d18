import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useUnsaved } from '../dialog-context.ts';
import { DoubtQuestion } from './doubt-question.tsx';
import type { FormState } from './use-form.ts';

const Frame = chakra('form');

export interface FormElementProps
  extends Omit<ComponentProps<typeof Frame>, 'form' | 'onSubmit' | 'noValidate'> {
  form: Pick<FormState, 'onSubmit' | 'doubts'>;
  submit: string;
  back?: string;
}

/** The form's element, for a form with a layout of its own. The browser's own validation ignores the page's language. */
export const FormElement = ({ form, submit, back, children, ...frame }: FormElementProps) => (
  <>
    <Frame {...frame} onSubmit={form.onSubmit} noValidate>
      {children}
    </Frame>
    <DoubtQuestion form={form} submit={submit} {...(back !== undefined && { back })} />
  </>
);

export interface DialogFormProps extends FormElementProps {
  form: FormElementProps['form'] & Pick<FormState, 'dirty'>;
  /** The person has typed or chosen something; by default what differs. */
  unsaved?: boolean;
}

export function DialogForm({ unsaved, ...frame }: DialogFormProps) {
  useUnsaved(unsaved ?? frame.form.dirty);
  return <Column {...frame} />;
}

const Column = chakra(FormElement, {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
});
