import { chakra, Stack } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { DialogActions, DialogBody } from '../dialog-parts.ts';
import { Text } from '../text.ts';
import { messages } from './texts.ts';
import { useCloseAfterSuccess } from './use-close-after-success.ts';
import { useForm } from './use-form.ts';

export interface ConfirmDialogProps {
  title: string;
  question: ReactNode;
  warning?: string;
  children?: ReactNode;
  confirm: string;
  busyText: string;
  /** Without it `send` closes the dialog. */
  success?: string;
  send: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a deletion, or what has no warning. The cancel button has the focus. */
export function ConfirmDialog({ success = '', ...props }: ConfirmDialogProps) {
  const { submission, busy, onSubmit, announce } = useForm<object, object>({ send: props.send });
  useEffect(() => announce(success), [announce, success]);
  useCloseAfterSuccess(submission, props.onClose);
  const done = submission.stage === 'done';
  const text = useId();
  return (
    <Dialog title={props.title} role="alertdialog" describedBy={text} busy={busy} onClose={props.onClose}>
      <DialogBody>
        <Stack gap="4" id={text}>
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          {done && success && <Alert status="success">{success}</Alert>}
          <Text fontSize="md" fontWeight="medium">
            {props.question}
          </Text>
          <Stack gap="1" color="fg.muted">
            {props.warning && (
              <Text display="flex" alignItems="center" gap="2" color="danger.fg" fontWeight="medium">
                <chakra.span aria-hidden>
                  <TriangleAlert size={16} />
                </chakra.span>
                {props.warning}
              </Text>
            )}
            {props.children}
          </Stack>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          colorPalette={props.warning ? 'danger' : 'brand'}
          loading={busy}
          loadingText={props.busyText}
          disabled={done}
          onClick={() => void onSubmit()}
        >
          {props.confirm}
        </Button>
        <Button variant="outline" disabled={busy} onClick={props.onClose} data-autofocus>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
