import { FileBox } from '@hawiyat/shared/components/file-box';
import { documentAccept, kindsOfOwner } from '@hawiyat/shared/contract/fleet/documents';
import { editedDocument } from '@hawiyat/shared/contract/fleet/edited-document';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { Button, Field, SimpleGrid, useField } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { InputField, SelectField, type useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { FileText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { $trucks } from '../components/trucks.ts';
import { messages as forms } from '../texts/forms.ts';
import { messages as texts } from '../texts/vehicle-forms.ts';
import { type DocumentInput, faultOfFile } from './document-form.ts';

export interface DocumentFieldsProps {
  form: ReturnType<typeof useForm<DocumentInput, unknown>>;
  kind: string;
  hasFile?: boolean;
}

export function DocumentFields({ form, kind, hasFile = false }: DocumentFieldsProps) {
  const file = form.value('file');
  const [fault, setFault] = useState<{ file: File; message: string }>();
  const choose = async (chosen: File | null) => {
    form.set('file', chosen);
    const message = chosen && (await faultOfFile(chosen));
    setFault(message ? { file: chosen, message } : undefined);
  };
  return (
    <>
      {kind === 'other' && (
        <InputField label={editedDocument.title.label} textAlign="right" {...form.register('title')} />
      )}
      <InputField
        label={kind === 'driving-license' ? texts.licenseNumber : editedDocument.number.label}
        dir="ltr"
        {...form.register('number')}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <Field label={`${editedDocument.issuedOn.label} ${forms.optional}`} error={form.error('issuedOn')}>
          <DateInput
            name="issuedOn"
            value={form.value('issuedOn') ?? ''}
            onChange={(value) => form.set('issuedOn', value === '' ? null : value)}
          />
        </Field>
        <Field
          label={editedDocument.expiresOn.label}
          required
          hint={texts.expiresHint}
          error={form.error('expiresOn')}
        >
          <DateInput
            name="expiresOn"
            value={form.value('expiresOn') ?? ''}
            onChange={(value) => form.set('expiresOn', value)}
          />
        </Field>
      </SimpleGrid>
      <Field
        label={`${texts.file} ${forms.optional}`}
        hint={hasFile ? `${texts.fileHint} ${texts.hasFile}` : texts.fileHint}
        error={form.error('file') ?? (fault?.file === file ? fault?.message : undefined)}
      >
        <FileInput value={file} disabled={form.locked} onChange={choose} />
      </Field>
    </>
  );
}

interface FileInputProps {
  value: File | null | undefined;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

function FileInput({ value, disabled, onChange }: FileInputProps) {
  const wires = useField();
  const id = useId();
  return (
    <FileBox
      {...wires}
      id={wires.id ?? id}
      icon={<FileText size={20} />}
      fileName={value?.name}
      texts={texts}
      accept={documentAccept}
      disabled={disabled}
      onChoose={onChange}
      box={{ w: 'full' }}
    >
      {value && (
        <Button variant="ghost" disabled={disabled} onClick={() => onChange(null)}>
          {texts.removeFile}
        </Button>
      )}
    </FileBox>
  );
}

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
      <SelectField
        label={texts.holder}
        required
        placeholder={texts.chooseHolder}
        {...holder}
        error={form.error('holder') ?? form.error('driverId' as never)}
        onChange={(event) => {
          holder.onChange(event);
          // Each owner has its own kinds.
          form.set('kind', '');
        }}
      >
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
      </SelectField>
      <SelectField
        label={texts.kind}
        required
        disabled={kinds.length === 0}
        placeholder={texts.chooseKind}
        options={kinds.map((kind) => [kind, documentKindLabel[kind]])}
        {...form.register('kind')}
      />
    </SimpleGrid>
  );
}
