import { availabilities, type Driver, driverChange } from '@hawiyat/shared/contract/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Dialog, Field, Form, SelectInput, TextInput, useForm } from '@hawiyat/shared/ui/extra';
import { messages } from './drivers-messages.ts';
import { type DriverChange, updateDriver } from './drivers-store.ts';

type DriverInput = Pick<Driver, 'name' | 'phone' | 'identityNumber' | 'email' | 'availability'> & {
  readonly password: string;
};

/** Editing a driver: begins with what is known; a blank password keeps the old one. */
export function DriverFormDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { title, ...texts } = messages.editing;
  const { name, phone, identityNumber, email, availability } = driver;
  const form = useForm<DriverInput, DriverChange>({
    schema: driverChange,
    defaults: { name, phone, identityNumber, email, availability },
    send: (change) => updateDriver(driver.id, change),
    onDone: onClose,
  });
  const labels = messages.form;
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        <Field label={labels.name} required error={form.error('name')}>
          <TextInput dir="auto" autoComplete="off" placeholder={labels.fullName} {...form.field('name')} />
        </Field>
        <Field label={labels.phone} required error={form.error('phone')}>
          <TextInput
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            placeholder="05XXXXXXXX"
            {...form.field('phone')}
          />
        </Field>
        <Field label={labels.identityNumber} error={form.error('identityNumber')}>
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.field('identityNumber')} />
        </Field>
        <Field label={labels.email} error={form.error('email')}>
          <TextInput
            dir="ltr"
            inputMode="email"
            autoComplete="off"
            placeholder="name@example.com"
            {...form.field('email')}
          />
        </Field>
        <Field label={labels.password} hint={labels.keepsPassword} error={form.error('password')}>
          <TextInput
            type="password"
            // The placeholder is Arabic, what is typed is not.
            dir={form.value('password') ? 'ltr' : 'rtl'}
            autoComplete="new-password"
            placeholder={labels.atLeast}
            {...form.field('password')}
          />
        </Field>
        <Field label={labels.availability} error={form.error('availability')}>
          <SelectInput {...form.field('availability')}>
            {availabilities.map((it) => (
              <option key={it} value={it}>
                {availabilityLabel[it]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </Form>
    </Dialog>
  );
}
