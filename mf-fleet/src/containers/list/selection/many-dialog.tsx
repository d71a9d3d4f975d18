import type { CallOptions } from '@hawiyat/shared/client';
import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';
import { changeContainers, mostChanged } from '@hawiyat/shared/contract/fleet/many-containers';
import { createMutation } from '@hawiyat/shared/query';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { Dialog, DialogBody, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { type Doubt, FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useState } from 'react';
import { messages } from '../../../texts/container-forms.ts';
import { changeList } from '../../cached-list.ts';

export interface Chosen {
  readonly containers: readonly Container[];
}

interface ManyDialogProps extends DialogProps<Chosen> {
  readonly changes: readonly ContainerChange[] | null;
  readonly doubts?: readonly Doubt[];
  readonly onWrong: () => void;
  readonly submit: (n: number) => string;
  readonly done: (n: number) => string;
  readonly children: ReactNode;
}

export function ManyDialog({ doubts = [], onWrong, submit, done, children, ...props }: ManyDialogProps) {
  const { title, containers, changes, onClose } = props;
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const form = useForm<object, object>({
    doubts: () => doubts,
    async send() {
      const { containers: changed, skipped: left } = await send(changes ?? []);
      if (changed.length > 0)
        offerUndo(changeContainers, {
          text: done(changed.length),
          undo: (options) => undo(changed, containers, options),
        });
      if (left.length > 0) setSkipped(left);
      else onClose();
    },
  });
  const press: typeof form.onSubmit = async (event) => {
    event?.preventDefault();
    if (changes === null || changes.length === 0) onWrong();
    else await form.onSubmit(event);
  };
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
    <FormDialog
      form={{ ...form, onSubmit: press }}
      {...{ title, onClose }}
      submit={number === 0 ? title : submit(number)}
      busyText={messages.many.busyText}
      disabled={number === 0}
    >
      {children}
    </FormDialog>
  );
}

function NotChanged({ skipped }: { skipped: readonly Skipped[] }) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return (
    <Stack gap="4">
      <Text fontWeight="medium">{messages.many.notAll(skipped.length)}</Text>
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

const $changing = createMutation(changeContainers, {
  applies: ({ containers }) => {
    const changed = new Map(containers.map((container) => [container.id, container]));
    return changeList((items) => items.map((container) => changed.get(container.id) ?? container));
  },
  id: ({ containers }) => containers[0]?.id ?? '',
});

type Skipped = Answer<typeof changeContainers>['skipped'][number];

/** @throws CallError when all were refused */
async function send(changes: readonly ContainerChange[], options?: CallOptions) {
  const containers: Container[] = [];
  const skipped: Skipped[] = [];
  for (let at = 0; at < changes.length; at += mostChanged) {
    const answer = await $changing.send(
      { body: { containers: changes.slice(at, at + mostChanged) } },
      options,
    );
    containers.push(...answer.containers);
    skipped.push(...answer.skipped);
  }
  return { containers, skipped };
}

/** A colleague's later change stays. @throws CallError, or an error with an Arabic text */
async function undo(changed: readonly Container[], former: readonly Container[], options: CallOptions) {
  const before = new Map(former.map((container) => [container.id, container]));
  const back = changed.flatMap(({ id, version, price, status }): ContainerChange[] => {
    const old = before.get(id);
    if (!old) return [];
    return [
      {
        ...{ id, version },
        ...(old.price !== price && { price: old.price }),
        ...(old.status !== status && { status: old.status }),
      },
    ];
  });
  const { containers, skipped } = await send(back, options);
  if (containers.length === 0) throw new Error(messages.many.notUndone(skipped.length));
  if (skipped.length > 0) notify(messages.many.notUndone(skipped.length), 'error');
  return messages.many.undone(containers.length);
}
