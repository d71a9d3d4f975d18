import { AnotherButton, useAnother, useFirstFocus, useRounds } from '@hawiyat/shared/components/add-another';
import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import * as z from '@hawiyat/shared/contract/core/schema';
import {
  availabilities,
  type Driver,
  driver,
  driverChange,
  driverDraft,
} from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { notify } from '@hawiyat/shared/state';
import { chakra, Dialog, Ltr } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { addDriver, updateDriver } from './driver-commands.ts';
import { DriverFields, type DriverForm, type DriverInput } from './driver-fields.tsx';
import { messages } from './driver-form-messages.ts';

const chosen = z.optional(z.nullable(z.file(pictureWrong)));
const addition = z.object({ ...driverDraft.shape, picture: chosen });
const change = z.object({ ...driverChange.shape, picture: chosen });

export interface AddDriverDialogProps {
  /** Receives the added driver, perhaps still without a picture. */
  onAdded?: (driver: Driver) => void;
  onClose: () => void;
}

export function AddDriverDialog({ onAdded, onClose }: AddDriverDialogProps) {
  const { round, again } = useRounds(null);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={messages.adding.title} busy={busy} onClose={onClose}>
      <AddForm
        key={round}
        round={round}
        {...(onAdded && { onAdded })}
        onBusy={setBusy}
        onAnother={() => again(null)}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface AddFormProps extends AddDriverDialogProps {
  round: number;
  onBusy: (busy: boolean) => void;
  onAnother: () => void;
}

/** After a rejected picture the next press updates the added driver. */
function AddForm({ round, onAdded, onBusy, onAnother, onClose }: AddFormProps) {
  const saved = useRef<string>(undefined);
  const { title, ...texts } = messages.adding;
  const form = useForm<DriverInput, z.output<typeof addition>>({
    schema: addition,
    subject: 'driver',
    async send({ picture, ...draft }) {
      await addDriver(draft, picture, {
        saved: saved.current,
        onGone: onClose,
        onSaved: (driver) => {
          saved.current = driver.id;
          onAdded?.(driver);
        },
      });
      if (!another.isAsked.current) return;
      notify(texts.success, 'success');
      onAnother();
    },
    onDone: () => !another.isAsked.current && onClose(),
  });
  const { busy } = form;
  const another = useAnother(form.onSubmit);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const fields = useFirstFocus(round);
  return (
    <Form
      form={{ ...form, onSubmit: another.onSubmit }}
      onCancel={onClose}
      {...texts}
      actions={<AnotherButton disabled={form.locked} />}
    >
      <chakra.div ref={fields} display="contents">
        <DriverFields form={form} />
      </chakra.div>
    </Form>
  );
}

/** A blank password keeps the old one. */
export function EditDriverDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const availability = availabilities.find((item) => item === driver.availability) ?? 'available';
  const version = useVersion(driver);
  const form = useForm<DriverInput, z.output<typeof change>>({
    schema: change,
    subject: `driver ${driver.id}`,
    defaults: { ...driver, availability, picture: undefined },
    send: ({ picture, ...draft }) =>
      version.send((seen) =>
        updateDriver(driver.id, draft, picture, {
          former: driver,
          version: seen,
          onGone: onClose,
          onSaved: (saved) => version.accept({ current: saved }),
        }),
      ),
    onDone: onClose,
  });
  const { title, ...texts } = messages.editing;
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        <OutdatedDriver form={form} version={version} />
        <DriverFields form={form} current={driver} />
      </Form>
    </Dialog>
  );
}

const words: Readonly<Record<string, string>> = availabilityLabel;

function shown(field: string, value: unknown) {
  if (field === 'availability') return words[String(value)] ?? String(value);
  return field === 'name' ? <bdi>{String(value)}</bdi> : <Ltr>{String(value)}</Ltr>;
}

function typed(current: Readonly<Record<string, unknown>>): Partial<DriverInput> | undefined {
  const { picture: _, ...values } = driver.safeParse(current).data ?? {};
  return values;
}

const OutdatedDriver = (props: { form: DriverForm; version: VersionState }) => (
  <OutdatedNotice<DriverInput> {...props} typed={typed} shown={shown} />
);
