import { InputField, type InputFieldProps, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../texts/reason.ts';

interface Change {
  readonly driverId: string;
  readonly reason: string;
}

/** A press on a driver sends it, as soon as there is the reason that is needed. @returns `choice`: props of the list, `field`: of the reason */
export function useDriverChoice(
  send: (change: Change) => Promise<unknown>,
  { isNeeded = true, driverId }: { isNeeded?: boolean; driverId?: string } = {},
) {
  const defaults = { reason: '', ...(driverId !== undefined && { driverId }) };
  const form = useForm<Change, Change>({ defaults, send });
  const [isAsked, setAsked] = useState(false);
  const isMissing = String(form.value('reason') ?? '').trim() === '';
  const onChoose = (driverId: string) => {
    setAsked(isNeeded && isMissing);
    if (isNeeded && isMissing) return;
    form.set('driverId', driverId);
    void form.onSubmit();
  };
  return {
    form,
    choice: { busyWith: form.busy ? (form.value('driverId') ?? null) : null, onChoose },
    field: { isMissing: isAsked && isMissing, disabled: form.locked, ...form.field('reason') },
  };
}

export const ReasonField = ({ isMissing, ...input }: Partial<InputFieldProps> & { isMissing: boolean }) => (
  <InputField
    label={messages.label}
    required
    hint={messages.hint}
    error={isMissing ? messages.missing : undefined}
    data-autofocus=""
    maxLength={300}
    {...input}
  />
);
