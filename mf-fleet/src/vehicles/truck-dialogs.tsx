import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
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
import { Dialog, Field, Input, NativeSelect, SimpleGrid, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, Form, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { titles } from './trucks-messages.ts';
import {
  addTruck,
  deleteTruck,
  closeDialog as onClose,
  type TruckDialog,
  updateTruck,
} from './trucks-store.ts';

const texts = {
  plateHint: 'ثلاثة أحرف ورقم من 1 إلى 4 خانات، بالعربية أو بالإنجليزية كما في اللوحة.',
  platePlaceholder: 'ح ن ط 7356',
  noDriver: 'بلا سائق',
  notes: 'ملاحظات',
  add: { submit: 'إضافة المركبة', busyText: 'جاري الإضافة...', success: 'تمت إضافة المركبة' },
  edit: { submit: 'حفظ التعديلات', busyText: 'جاري الحفظ...', success: 'تم حفظ بيانات المركبة' },
  remove: {
    title: 'حذف المركبة',
    question: 'هل تريد حذف المركبة',
    warning: 'تُحذف معها وثائقها وملفاتها نهائيًا.',
    kept: 'تبقى لوحتها على الطلبات التي وصّلتها.',
    confirm: 'حذف المركبة',
    busyText: 'جاري الحذف...',
    success: 'تم حذف المركبة',
  },
};

export function TruckDialogs({ dialog }: { dialog: TruckDialog; onClose: () => void }) {
  if (dialog.kind === 'add') return <AddTruckDialog />;
  const { kind, truck } = dialog;
  return kind === 'edit' ? (
    <EditTruckDialog key={truck.id} truck={truck} />
  ) : (
    <DeleteTruckDialog truck={truck} />
  );
}

type TruckForm = ReturnType<typeof useForm<TruckInput, TruckDraft>>;

function AddTruckDialog() {
  const form = useForm<TruckInput, TruckDraft>({
    ...{ schema: truckDraft, subject: 'truck', send: addTruck, onDone: onClose },
  });
  return (
    <Dialog title={titles.add} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.add}>
        <TruckFields form={form} />
      </Form>
    </Dialog>
  );
}

function EditTruckDialog({ truck }: { truck: Truck }) {
  const version = useVersion(truck);
  const form = useForm<TruckInput, TruckDraft>({
    schema: truckDraft,
    subject: `truck ${truck.id}`,
    defaults: typedTruck(truck),
    // The schema sends emptied fields as null, which clears them.
    send: (draft) => version.send((seen) => updateTruck(truck, draft, seen)),
    onDone: onClose,
  });
  return (
    <Dialog title={titles.edit} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.edit}>
        <OutdatedTruck form={form} version={version} />
        <TruckFields form={form} />
      </Form>
    </Dialog>
  );
}

function DeleteTruckDialog({ truck }: { truck: Truck }) {
  const { question, kept, ...rest } = texts.remove;
  return (
    <ConfirmDialog
      {...rest}
      question={
        <>
          {question} <bdi>{arabicPlate(truck.plate)}</bdi>؟
        </>
      }
      send={() => deleteTruck(truck.id)}
      onClose={onClose}
    >
      <Text>{kept}</Text>
    </ConfirmDialog>
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
