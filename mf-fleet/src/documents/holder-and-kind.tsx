import { kindsOfOwner } from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { Field, NativeSelect, SimpleGrid } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { $trucks } from '../components/trucks.ts';
import type { DocumentFieldsProps } from './document-fields.tsx';
import { formMessages as texts } from './form-messages.ts';

export function HolderAndKind({ form }: Pick<DocumentFieldsProps, 'form'>) {
  const { data: trucks } = useStore($trucks);
  const { items: drivers } = useStore($drivers);
  useEffect(() => {
    void $trucks.ensure();
    void fetchDrivers();
  }, []);
  const [owner] = (form.value('holder') ?? '').split(' ');
  const kinds = owner === 'company' || owner === 'truck' || owner === 'driver' ? kindsOfOwner[owner] : [];
  const holder = form.field('holder');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      <Field label={texts.holder} required error={form.error('holder') ?? form.error('driverId' as never)}>
        <NativeSelect
          {...holder}
          onChange={(event) => {
            holder.onChange(event);
            // Each owner has its own kinds.
            form.set('kind', '');
          }}
        >
          <option value="">{texts.chooseHolder}</option>
          <option value="company">{texts.company}</option>
          <optgroup label={texts.trucks}>
            {trucks?.map(({ id, plate }) => (
              <option key={id} value={`truck ${id}`}>
                {arabicPlate(plate)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.drivers}>
            {drivers?.map(({ id, name }) => (
              <option key={id} value={`driver ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </NativeSelect>
      </Field>
      <Field label={texts.kind} required error={form.error('kind')}>
        <NativeSelect {...form.field('kind')} disabled={kinds.length === 0}>
          <option value="">{texts.chooseKind}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {documentKindLabel[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </SimpleGrid>
  );
}
