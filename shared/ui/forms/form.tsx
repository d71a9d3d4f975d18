import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { useUnsaved } from '../dialog-context.ts';
import { DialogActions, DialogBody } from '../dialog-parts.ts';
import { DialogFrame } from './form-frame.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { FormState } from './use-form.ts';

export interface FormProps {
  form: FormState;
  submit: string;
  busyText: string;
  success: string;
  onCancel: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog. */
export function Form({ form, submit, busyText, success, onCancel, actions, children }: FormProps) {
  const { submission, busy, locked } = form;
  const leave = useUnsaved(form.dirty);
  useEffect(() => form.announce(success), [form.announce, success]);
  return (
    <DialogFrame form={form} submit={submit}>
      <DialogBody>
        <Stack gap="5">
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          {submission.stage === 'done' && <Alert status="success">{success}</Alert>}
          {form.invalid && submission.stage !== 'failed' && (
            <Alert status="error">يوجد خطأ في الحقول، يرجى مراجعتها</Alert>
          )}
          <chakra.fieldset disabled={locked} minW="0" display="contents">
            <OutdatedNotice form={form} />
            {children}
          </chakra.fieldset>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={busy} loadingText={busyText} disabled={submission.stage === 'done'}>
          {submit}
        </Button>
        {actions}
        <Button variant="outline" onClick={leave ?? onCancel} disabled={busy}>
          إلغاء
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
