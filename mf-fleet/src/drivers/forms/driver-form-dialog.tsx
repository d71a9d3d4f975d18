import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import * as z from '@hawiyat/shared/contract/core/schema';
import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr } from '@hawiyat/shared/ui';
import { FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { messages } from '../../texts/driver-forms.ts';
import { addDriver, updateDriver } from './driver-commands.ts';
import { DriverFields, type DriverInput } from './driver-fields.tsx';

const chosen = z.optional(z.nullable(z.file(pictureWrong)));
const addition = z.object({ ...endpoints.driverDraft.shape, picture: chosen });
const change = z.object({ ...endpoints.driverChange.shape, picture: chosen });

type Adding = DialogProps<{ onAdded: (driver: endpoints.Driver) => void }>;

/** After a rejected picture the next press updates the added driver. */
export function AddDriverDialog({ onAdded, title, onClose }: Adding) {
  const saved = useRef<string>(undefined);
  const texts = messages.adding;
  const form = useForm<DriverInput, z.output<typeof addition>>({
    schema: addition,
    subject: 'driver',
    send: ({ picture, ...draft }) =>
      addDriver(draft, picture, {
        saved: saved.current,
        onGone: onClose,
        onSaved: (driver) => {
          saved.current = driver.id;
          onAdded(driver);
        },
      }),
    again() {
      saved.current = undefined;
      return {};
    },
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts}>
      <DriverFields form={form} />
    </FormDialog>
  );
}

export function EditDriverDialog({ driver, title, onClose }: DialogProps<{ driver: endpoints.Driver }>) {
  const availability = endpoints.availabilities.find((item) => item === driver.availability) ?? 'available';
  const form = useForm<DriverInput, z.output<typeof change>>({
    schema: change,
    subject: `driver ${driver.id}`,
    defaults: { ...driver, availability, picture: undefined },
    edits: { stored: driver, typed, shown },
    send: ({ picture, ...draft }, { version, accept }) =>
      updateDriver(driver.id, draft, picture, { former: driver, version, onGone: onClose, onSaved: accept }),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.editing}>
      <DriverFields form={form} current={driver} />
    </FormDialog>
  );
}

const words: Readonly<Record<string, string>> = availabilityLabel;

function shown(field: string, value: unknown) {
  if (field === 'availability') return words[String(value)] ?? String(value);
  return field === 'name' ? <bdi>{String(value)}</bdi> : <Ltr>{String(value)}</Ltr>;
}

function typed(current: Readonly<Record<string, unknown>>): Partial<DriverInput> | undefined {
  const { picture: _, ...values } = endpoints.driver.safeParse(current).data ?? {};
  return values;
}
