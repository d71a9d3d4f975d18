import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import * as z from '@hawiyat/shared/contract/core/schema';
import { type Container, containerDraft, sizeFits } from '@hawiyat/shared/contract/fleet/containers';
import { FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/container-forms.ts';
import { $containers } from '../list/containers-store.ts';
import { addContainer, addSeveral } from './container-commands.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
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

type Adding = DialogProps<{ onAdded: (containers: readonly Container[]) => void }>;

export function AddContainersDialog({ onAdded, title, onClose }: Adding) {
  const { submit, submitMany, added, ...texts } = messages.adding;
  const form = useForm<ContainerInput, z.output<typeof addition>>({
    schema: addition,
    defaults: { status: 'available', ...automatic },
    subject: 'container',
    doubts: (draft) => priceDoubts(draft, $containers.get().items ?? []),
    async send({ numbering, count, prefix, from, to, list, ...draft }) {
      onAdded(await send(draft, { numbering, count, prefix, from, to, list } as NumberingInput));
    },
    again({ type, size, price, numbering, count, prefix, from, to, list }) {
      const input = { numbering, count, prefix, from, to, list } as NumberingInput;
      return { type, size, price: price.toFixed(2), status: 'available', ...afterwards(input) };
    },
  });
  const count = countOf(numberingIn(form));
  return (
    <FormDialog
      form={form}
      title={title}
      onClose={onClose}
      {...texts}
      submit={count === 1 ? submit : submitMany(count)}
      success={added(count)}
    >
      <ContainerFields form={form} />
      <NumberingFields form={form} />
    </FormDialog>
  );
}

function countOf(input: NumberingInput): number {
  const numbering = numberingOf(input);
  return isFault(numbering) ? 1 : numbering.count;
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
