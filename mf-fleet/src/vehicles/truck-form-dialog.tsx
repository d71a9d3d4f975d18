import type * as z from '@hawiyat/shared/contract/core/schema';
import { editedTruck } from '@hawiyat/shared/contract/fleet/edited-truck';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import {
  type Truck,
  type TruckDraft,
  type TruckInput,
  truckDraft,
  truckFacts,
} from '@hawiyat/shared/contract/fleet/vehicles';
import { Dialog, Field, Input, NativeSelect, SimpleGrid } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { OutdatedNotice } from '../components/outdated/outdated-notice.tsx';
import { useVersion, type VersionState } from '../components/outdated/use-version.ts';
import { formMessages as texts } from './form-messages.ts';
import { titles } from './vehicles-messages.ts';
import { addTruck, updateTruck } from './vehicles-store.ts';

type TruckForm = ReturnType<typeof useForm<TruckInput, TruckDraft>>;

export function AddTruckDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<TruckInput, TruckDraft>({
    ...{ schema: truckDraft, subject: 'truck', send: addTruck, onDone: onClose },
  });
  return (
    <Dialog title={titles['add-truck']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.truck.add}>
        <TruckFields form={form} />
      </Form>
    </Dialog>
  );
}

export function EditTruckDialog({ truck, onClose }: { truck: Truck; onClose: () => void }) {
  const version = useVersion(truck);
  const form = useForm<TruckInput, TruckDraft>({
    schema: truckDraft,
    subject: `truck ${truck.id}`,
    defaults: typedTruck(truck),
    // The schema sends emptied fields as null, which clears them.
    send: (draft) => version.send((seen) => updateTruck(truck.id, draft, seen)),
    onDone: onClose,
  });
  return (
    <Dialog title={titles['edit-truck']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.truck.edit}>
        <OutdatedTruck form={form} version={version} />
        <TruckFields form={form} />
      </Form>
    </Dialog>
  );
}

function TruckFields({ form }: { form: TruckForm }) {
  const { items } = useStore($drivers);
  useEffect(() => void fetchDrivers(), []);
  const chosen = form.value('driverId');
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <Field label={editedTruck.plate.label} required hint={texts.plateHint} error={form.error('plate')}>
          <Input
            dir={form.value('plate') ? 'auto' : 'rtl'}
            textAlign="right"
            autoComplete="off"
            placeholder={texts.platePlaceholder}
            {...form.field('plate')}
          />
        </Field>
        <Field label={editedTruck.name.label} error={form.error('name')}>
          <Input dir="auto" textAlign="right" autoComplete="off" {...form.field('name')} />
        </Field>
        <Field label={editedTruck.capacityTons.label} error={form.error('capacityTons')}>
          <Input dir="ltr" inputMode="decimal" autoComplete="off" {...form.field('capacityTons')} />
        </Field>
        <Field label={editedTruck.driverId.label} error={form.error('driverId')}>
          <NativeSelect {...form.field('driverId')}>
            <option value="">{texts.noDriver}</option>
            {/* The chosen driver stays selectable until the list loads. */}
            {items === null && chosen && <option value={chosen}>...</option>}
            {items?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </SimpleGrid>
      <Field label={texts.notes} error={form.error('notes')}>
        <Input dir="auto" textAlign="right" autoComplete="off" {...form.field('notes')} />
      </Field>
    </>
  );
}

const typedTruck = ({ plate, ...truck }: z.infer<typeof truckFacts>): Partial<TruckInput> => ({
  ...truck,
  plate: arabicPlate(plate),
});

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = truckFacts.safeParse(current);
  return data && typedTruck(data);
};

function OutdatedTruck({ form, version }: { form: TruckForm; version: VersionState }) {
  const { items } = useStore($drivers);
  const shown = (field: string, value: unknown) => {
    if (field === 'plate') return <bdi>{arabicPlate(String(value))}</bdi>;
    if (field === 'driverId') return <bdi>{items?.find(({ id }) => id === value)?.name ?? '...'}</bdi>;
    return <bdi>{String(value)}</bdi>;
  };
  return <OutdatedNotice<TruckInput> version={version} form={form} typed={typed} shown={shown} />;
}
