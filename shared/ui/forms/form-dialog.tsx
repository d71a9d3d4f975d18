import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useLeave } from '../dialog-context.ts';
import { DialogActions, DialogBody } from '../dialog-parts.ts';
import { DialogForm } from './form-element.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { messages } from './texts.ts';
import { useCloseAfterSuccess } from './use-close-after-success.ts';
import type { FormState } from './use-form.ts';

export interface FormDialogProps {
  form: FormState;
  title: string;
  submit: string;
  busyText: string;
  success?: string;
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ form, title, submit, success = '', onClose, ...props }: FormDialogProps) {
  const { submission, busy, locked, repeat = 0 } = form;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => form.announce(success), [form.announce, success]);
  useCloseAfterSuccess(submission, onClose);
  useEffect(() => {
    if (repeat > 0) fields.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [repeat]);
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogForm form={form} submit={submit}>
        <DialogBody>
          <Stack gap="5">
            {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
            {submission.stage === 'done' && success && <Alert status="success">{success}</Alert>}
            {form.invalid && submission.stage !== 'failed' && (
              <Alert status="error">{messages.invalid}</Alert>
            )}
            <chakra.fieldset key={repeat} ref={fields} disabled={locked} minW="0" display="contents">
              <OutdatedNotice form={form} />
              {props.children}
            </chakra.fieldset>
          </Stack>
        </DialogBody>
        <DialogActions>
          <Button
            type="submit"
            loading={busy}
            loadingText={props.busyText}
            disabled={props.disabled || submission.stage === 'done'}
          >
            {submit}
          </Button>
          {form.repeat !== undefined && (
            <Button type="submit" variant="outline" disabled={locked} data-repeat="">
              {messages.again}
            </Button>
          )}
          <CancelButton {...{ form, onClose }} />
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

export function CancelButton({ form, onClose }: Pick<FormDialogProps, 'form' | 'onClose'>) {
  const leave = useLeave();
  return (
    <Button variant="outline" disabled={form.busy} onClick={leave ?? onClose}>
      {messages.cancel}
    </Button>
  );
}
