import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import { editedTruck } from '@hawiyat/shared/contract/fleet/edited-truck';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import type { Truck, TruckDraft, TruckInput } from '@hawiyat/shared/contract/fleet/vehicles';
import * as endpoints from '@hawiyat/shared/contract/fleet/vehicles';
import { createMutation } from '@hawiyat/shared/query';
import { SimpleGrid, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, FormDialog, InputField, SelectField, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { offerFormer, offerInverse } from '../components/offer-former.ts';
import { unlessGone } from '../components/unless-gone.ts';
import { messages } from '../texts/vehicle-forms.ts';

const { truck: texts } = messages;

export { AddTruckDialog as add, DeleteTruckDialog as delete, EditTruckDialog as edit };

type TruckForm = ReturnType<typeof useForm<TruckInput, TruckDraft>>;

function AddTruckDialog({ title, onClose }: DialogProps) {
  const form = useForm<TruckInput, TruckDraft>({
    schema: endpoints.truckDraft,
    subject: 'truck',
    send: addTruck,
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts.add}>
      <TruckFields form={form} />
    </FormDialog>
  );
}

function EditTruckDialog({ truck, title, onClose }: DialogProps<{ truck: Truck }>) {
  const { items } = useStore($drivers);
  const form = useForm<TruckInput, TruckDraft>({
    schema: endpoints.truckDraft,
    subject: `truck ${truck.id}`,
    defaults: typedTruck(truck),
    edits: { stored: truck, typed, shown: (field, value) => shown(field, value, items) },
    // The schema sends emptied fields as null, which clears them.
    send: (draft, { version }) => unlessGone(updateTruck(truck, draft, version), onClose),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...texts.edit}>
      <TruckFields form={form} />
    </FormDialog>
  );
}

const DeleteTruckDialog = ({ truck, title, onClose }: DialogProps<{ truck: Truck }>) => (
  <ConfirmDialog
    {...{ ...texts.remove, title, onClose }}
    question={
      <>
        {texts.question} <bdi>{arabicPlate(truck.plate)}</bdi>؟
      </>
    }
    send={() => unlessGone($deleting.send({ params: { truckId: truck.id } }), onClose)}
  >
    <Text>{texts.kept}</Text>
  </ConfirmDialog>
);

function TruckFields({ form }: { form: TruckForm }) {
  const { items } = useStore($drivers);
  useEffect(() => void fetchDrivers(), []);
  const chosen = form.value('driverId');
  const field = (name: keyof TruckInput) => ({ label: editedTruck[name].label, ...form.register(name) });
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <InputField
          required
          hint={texts.plateHint}
          dir={form.value('plate') ? 'auto' : 'rtl'}
          textAlign="right"
          placeholder={texts.platePlaceholder}
          {...field('plate')}
        />
        <InputField textAlign="right" {...field('name')} />
        <InputField inputMode="decimal" {...field('capacityTons')} />
        <SelectField
          placeholder={texts.noDriver}
          // The chosen driver stays selectable until the list loads.
          options={items?.map(({ id, name }) => [id, name]) ?? (chosen ? [[chosen, '...']] : [])}
          {...field('driverId')}
        />
      </SimpleGrid>
      <InputField label={texts.notes} textAlign="right" {...form.register('notes')} />
    </>
  );
}

const typedTruck = ({ plate, ...truck }: z.infer<typeof endpoints.truckFacts>): Partial<TruckInput> => ({
  ...truck,
  plate: arabicPlate(plate),
});

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = endpoints.truckFacts.safeParse(current);
  return data && typedTruck(data);
};

function shown(field: string, value: unknown, drivers: ReturnType<typeof $drivers.get>['items']) {
  if (field === 'plate') return <bdi>{arabicPlate(String(value))}</bdi>;
  const driver = drivers?.find(({ id }) => id === value);
  return <bdi>{field === 'driverId' ? (driver?.name ?? '...') : String(value)}</bdi>;
}

const invalidates = [endpoints.listTrucks, listDocuments];
const $adding = createMutation(endpoints.addTruck, { invalidates, id: ({ truck }) => truck.id });
const $editing = createMutation(endpoints.updateTruck, { invalidates, id: ({ truck }) => truck.id });
const $deleting = createMutation(endpoints.deleteTruck, {
  ...{ invalidates, id: (_, { params }) => params.truckId },
});

async function addTruck(body: TruckDraft): Promise<void> {
  const { truck } = await $adding.send({ body });
  offerInverse(endpoints.addTruck, [texts.add.success, texts.additionUndone], (options) =>
    $deleting.send({ params: { truckId: truck.id } }, options),
  );
}

const updateTruck = (former: Truck, draft: Partial<TruckDraft>, version: number) =>
  offerFormer(endpoints.updateTruck, {
    text: texts.edit.success,
    draft,
    former,
    version,
    send: (body, options) => $editing.send({ params: { truckId: former.id }, body }, options),
  });
