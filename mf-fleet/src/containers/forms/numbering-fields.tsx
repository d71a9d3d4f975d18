import { Field, Input, NativeSelect, SimpleGrid, Stack } from '@hawiyat/shared/ui';
import type { ContainerForm } from './container-fields.tsx';
import { messages } from './container-form-messages.ts';
import { NumberPreview } from './number-preview.tsx';
import { automatic, type NumberingInput } from './numbering.ts';

export function NumberingFields({ form }: { form: ContainerForm }) {
  const texts = messages.numbering;
  const numbering = form.value('numbering') ?? 'automatic';
  const typed = (name: keyof NumberingInput) => form.value(name) ?? automatic[name];
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <Field label={texts.label}>
          <NativeSelect {...form.field('numbering')}>
            <option value="automatic">{texts.automatic}</option>
            <option value="range">{texts.range}</option>
            <option value="list">{texts.list}</option>
          </NativeSelect>
        </Field>
        {numbering === 'automatic' && (
          <Field label={texts.count} error={form.error('count')}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" {...form.field('count')} />
          </Field>
        )}
        {numbering === 'range' && (
          <Field label={texts.prefix} error={form.error('prefix')}>
            <Input dir="ltr" autoComplete="off" placeholder="A-" {...form.field('prefix')} />
          </Field>
        )}
      </SimpleGrid>
      {numbering === 'range' && (
        <SimpleGrid columns={2} gap="5" alignItems="start">
          <Field label={texts.from} error={form.error('from')}>
            <Input
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              placeholder="101"
              {...form.field('from')}
            />
          </Field>
          <Field label={texts.to} error={form.error('to')}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" placeholder="110" {...form.field('to')} />
          </Field>
        </SimpleGrid>
      )}
      {numbering === 'list' && (
        <Field label={texts.numbers} hint={texts.numbersHint} error={form.error('list')}>
          <Input dir="ltr" autoComplete="off" placeholder="A-101, A-102" {...form.field('list')} />
        </Field>
      )}
      <NumberPreview
        numbering={numbering}
        count={typed('count')}
        prefix={typed('prefix')}
        from={typed('from')}
        to={typed('to')}
        list={typed('list')}
      />
    </Stack>
  );
}
