import {
  AnotherButton,
  type Begun,
  useAnother,
  useFirstFocus,
  useRounds,
} from '@hawiyat/shared/components/add-another';
import * as z from '@hawiyat/shared/contract/core/schema';
import { type Container, containerDraft, sizeFits } from '@hawiyat/shared/contract/fleet/containers';
import { notify } from '@hawiyat/shared/state';
import { chakra, Dialog } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useState } from 'react';
import { $containers } from '../list/containers-store.ts';
import { addContainer, addSeveral } from './container-commands.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { messages } from './container-form-messages.ts';
import { afterwards, automatic, isFault, type NumberingInput, numberingOf } from './numbering.ts';
import { NumberingFields, numberingIn } from './numbering-fields.tsx';
import { priceDoubts } from './price-doubts.ts';

const text = z.string();
const numberingFields = ['count', 'prefix', 'from', 'to', 'list'] as const;
const faultIn = (input: unknown) => {
  const numbering = numberingOf(input as NumberingInput);
  return isFault(numbering) ? numbering : undefined;
};
const addition = z
  .object({
    ...containerDraft.shape,
    ...{ numbering: text, count: text, prefix: text, from: text, to: text, list: text },
  })
  .check(
    sizeFits,
    ...numberingFields.map((field) =>
      z.refine((input: unknown) => faultIn(input)?.field !== field, {
        error: ({ input }) => faultIn(input)?.text ?? '',
        path: [field],
      }),
    ),
  );

export interface AddContainersDialogProps {
  /** Receives the added containers in their order. */
  onAdded?: (containers: readonly Container[]) => void;
  onClose: () => void;
}

/** «حفظ وإضافة أخرى» keeps kind and price. */
export function AddContainersDialog({ onAdded, onClose }: AddContainersDialogProps) {
  const { again, ...begun } = useRounds<Partial<ContainerInput>>({ status: 'available', ...automatic });
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={messages.adding.title} busy={busy} onClose={onClose}>
      <AddForm
        key={begun.round}
        {...begun}
        {...(onAdded && { onAdded })}
        onBusy={setBusy}
        onAnother={again}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface AddFormProps extends AddContainersDialogProps, Begun<Partial<ContainerInput>> {
  onBusy: (busy: boolean) => void;
  onAnother: (defaults: Partial<ContainerInput>) => void;
}

function AddForm({ round, defaults, onAdded, onBusy, onAnother, onClose }: AddFormProps) {
  const { success, submit, ...texts } = messages.adding;
  const form = useForm<ContainerInput, z.output<typeof addition>>({
    schema: addition,
    defaults,
    subject: 'container',
    doubts: (draft) => priceDoubts(draft, $containers.get().items ?? []),
    async send({ numbering, count, prefix, from, to, list, ...draft }) {
      const input = { numbering, count, prefix, from, to, list } as NumberingInput;
      const added = await send(draft, input);
      onAdded?.(added);
      if (!another.isAsked.current) return;
      notify(messages.adding.added(added.length), 'success');
      const { type, size, price } = draft;
      onAnother({ type, size, price: price.toFixed(2), status: 'available', ...afterwards(input) });
    },
    onDone: () => !another.isAsked.current && onClose(),
  });
  const { busy } = form;
  const another = useAnother(form.onSubmit);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const fields = useFirstFocus(round);
  const numbering = numberingOf(numberingIn(form));
  const count = isFault(numbering) ? 1 : numbering.count;
  return (
    <Form
      form={{ ...form, onSubmit: another.onSubmit }}
      onCancel={onClose}
      {...texts}
      submit={count === 1 ? submit : messages.adding.submitMany(count)}
      success={count === 1 ? success : messages.adding.added(count)}
      actions={<AnotherButton disabled={form.locked} />}
    >
      <chakra.div ref={fields} display="contents">
        <ContainerFields form={form} />
        <NumberingFields form={form} />
      </chakra.div>
    </Form>
  );
}

type Draft = z.output<typeof containerDraft>;

async function send(draft: Draft, input: NumberingInput): Promise<readonly Container[]> {
  const numbering = numberingOf(input);
  if (isFault(numbering)) return [];
  const { count, numbers } = numbering;
  // A single container has its own call, so that errors appear at its fields.
  if (count > 1) return addSeveral({ ...draft, ...(numbers ? { numbers: [...numbers] } : { count }) });
  return [await addContainer({ ...draft, containerNumber: numbers?.[0] })];
}
