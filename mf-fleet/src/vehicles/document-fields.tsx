import { Field, Input, SimpleGrid } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import type { useForm } from '@hawiyat/shared/ui/forms';
import type { DocumentInput } from './document-form.ts';
import { FileInput } from './file-input.tsx';
import { formMessages as texts } from './form-messages.ts';

export interface DocumentFieldsProps {
  form: ReturnType<typeof useForm<DocumentInput, unknown>>;
  kind: string;
  hasFile?: boolean;
}

export function DocumentFields({ form, kind, hasFile = false }: DocumentFieldsProps) {
  return (
    <>
      {kind === 'other' && (
        <Field label={texts.title} error={form.error('title')}>
          <Input dir="auto" textAlign="right" autoComplete="off" {...form.field('title')} />
        </Field>
      )}
      <Field
        label={kind === 'driving-license' ? texts.licenseNumber : texts.number}
        error={form.error('number')}
      >
        <Input dir="ltr" autoComplete="off" {...form.field('number')} />
      </Field>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <Field label={`${texts.issuedOn} ${texts.optional}`} error={form.error('issuedOn')}>
          <DateInput
            name="issuedOn"
            value={form.value('issuedOn') ?? ''}
            onChange={(value) => form.set('issuedOn', value === '' ? null : value)}
          />
        </Field>
        <Field label={texts.expiresOn} required hint={texts.expiresHint} error={form.error('expiresOn')}>
          <DateInput
            name="expiresOn"
            value={form.value('expiresOn') ?? ''}
            onChange={(value) => form.set('expiresOn', value)}
          />
        </Field>
      </SimpleGrid>
      <Field
        label={`${texts.file} ${texts.optional}`}
        hint={hasFile ? `${texts.fileHint} ${texts.hasFile}` : texts.fileHint}
        error={form.error('file')}
      >
        <FileInput
          value={form.value('file')}
          disabled={form.locked}
          onChange={(file) => form.set('file', file)}
        />
      </Field>
    </>
  );
}
