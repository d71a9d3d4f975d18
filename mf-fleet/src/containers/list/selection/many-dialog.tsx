import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';
import { Alert, Button, Dialog, DialogActions, DialogBody, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useState } from 'react';
import { changeMany, type Skipped } from './change-many.ts';
import { messages } from './selection-messages.ts';

export interface ManyDialogProps {
  readonly title: string;
  readonly containers: readonly Container[];
  /** Null while the typed value is invalid. */
  readonly changes: readonly ContainerChange[] | null;
  /** Shows the error of the typed value. */
  readonly onWrong: () => void;
  readonly submit: (n: number) => string;
  readonly done: (n: number) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Stays open while some containers were refused, and says why. */
export function ManyDialog({
  title,
  containers,
  changes,
  onWrong,
  submit,
  done,
  onClose,
  children,
}: ManyDialogProps) {
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const form = useForm<object, object>({
    async send() {
      const left = await changeMany(changes ?? [], containers, done);
      if (left.length > 0) setSkipped(left);
      else onClose();
    },
    onDone: () => {},
  });
  const { submission, busy } = form;
  const number = changes?.length ?? containers.length;
  if (skipped.length > 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <DialogBody>
          <NotChanged skipped={skipped} />
        </DialogBody>
        <CloseAction onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (changes === null || changes.length === 0) onWrong();
          else void form.onSubmit();
        }}
      >
        <DialogBody>
          <Stack gap="5">
            {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
            <fieldset disabled={busy} style={{ display: 'contents' }}>
              {children}
            </fieldset>
          </Stack>
        </DialogBody>
        <DialogActions>
          <Button type="submit" loading={busy} loadingText={messages.busyText} disabled={number === 0}>
            {number === 0 ? title : submit(number)}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function NotChanged({ skipped }: { skipped: readonly Skipped[] }) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return (
    <Stack gap="4">
      <Text fontWeight="medium">{messages.notAll(skipped.length)}</Text>
      {reasons.map((reason) => (
        <div key={reason}>
          <Text>{reason}</Text>
          <Text color="fg.muted">
            {skipped
              .filter((one) => one.reason === reason)
              .map(({ id, containerNumber }, at) => (
                <span key={id}>
                  {at > 0 && '، '}
                  <Ltr>{containerNumber ?? id}</Ltr>
                </span>
              ))}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
