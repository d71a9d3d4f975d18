import { availabilities, type Driver, driverChange, driverDraft } from '@hawiyat/shared/contract/drivers';
import { picture, pictureWrong } from '@hawiyat/shared/contract/picture';
import * as z from '@hawiyat/shared/contract/schema';
import { Dialog } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { useVersion, type VersionState } from '../outdated/use-version.ts';
import { addDriver, updateDriver } from './driver-commands.ts';
import { DriverFields } from './driver-fields.tsx';
import type { DriverForm, DriverInput } from './driver-form.ts';
import { messages } from './driver-form-messages.ts';
import { OutdatedDriver } from './outdated-driver.tsx';

const chosen = z.optional(z.nullable(picture(pictureWrong)));
const addition = z.object({ ...driverDraft.shape, picture: chosen });
const change = z.object({ ...driverChange.shape, picture: chosen });

export interface AddDriverDialogProps {
  /** Takes the driver who was added, though his picture may still be missing. */
  onAdded?: (driver: Driver) => void;
  onClose: () => void;
}

/** After a rejected picture the next press changes the driver instead of adding him again. */
export function AddDriverDialog({ onAdded, onClose }: AddDriverDialogProps) {
  const saved = useRef<string>(undefined);
  const form = useForm<DriverInput, z.output<typeof addition>>({
    schema: addition,
    subject: 'driver',
    send: ({ picture, ...draft }) =>
      addDriver(draft, picture, {
        saved: saved.current,
        onGone: onClose,
        onSaved: (driver) => {
          saved.current = driver.id;
          onAdded?.(driver);
        },
      }),
    onDone: onClose,
  });
  return <DriverFormDialog form={form} onClose={onClose} />;
}

/** A blank password keeps the old one. */
export function EditDriverDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const availability = availabilities.find((item) => item === driver.availability) ?? 'available';
  const version = useVersion(driver.version);
  const form = useForm<DriverInput, z.output<typeof change>>({
    schema: change,
    subject: `driver ${driver.id}`,
    defaults: { ...driver, availability, picture: undefined },
    send: ({ picture, ...draft }) =>
      version.send((seen) =>
        updateDriver(driver.id, draft, picture, {
          version: seen,
          onGone: onClose,
          onSaved: (saved) => version.accept({ current: saved }),
        }),
      ),
    onDone: onClose,
  });
  return <DriverFormDialog form={form} driver={driver} version={version} onClose={onClose} />;
}

function DriverFormDialog(props: {
  form: DriverForm;
  driver?: Driver;
  version?: VersionState;
  onClose: () => void;
}) {
  const { form, driver, version, onClose } = props;
  const { title, ...texts } = driver ? messages.editing : messages.adding;
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        {version && <OutdatedDriver form={form} version={version} />}
        <DriverFields form={form} {...(driver && { current: driver })} />
      </Form>
    </Dialog>
  );
}
