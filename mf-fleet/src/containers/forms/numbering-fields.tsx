import { CallError, call } from '@hawiyat/shared/client';
import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { addContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Alert, Box, Ltr, SimpleGrid, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps, SelectField } from '@hawiyat/shared/ui/forms';
import { useEffect, useState } from 'react';
import { messages } from '../../texts/container-forms.ts';
import type { ContainerForm } from './container-fields.tsx';
import { automatic, isFault, type NumberingInput, numberingOf } from './numbering.ts';

export function NumberingFields({ form }: { form: ContainerForm }) {
  const texts = messages.numbering;
  const typed = numberingIn(form);
  const { numbering } = typed;
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <SelectField label={texts.label} {...form.field('numbering')}>
          <option value="automatic">{texts.automatic}</option>
          <option value="range">{texts.range}</option>
          <option value="list">{texts.list}</option>
        </SelectField>
        {numbering === 'automatic' && <NumberField form={form} name="count" inputMode="numeric" />}
        {numbering === 'range' && <NumberField form={form} name="prefix" placeholder="A-" />}
      </SimpleGrid>
      {numbering === 'range' && (
        <SimpleGrid columns={2} gap="5" alignItems="start">
          <NumberField form={form} name="from" inputMode="numeric" placeholder="101" />
          <NumberField form={form} name="to" inputMode="numeric" placeholder="110" />
        </SimpleGrid>
      )}
      {numbering === 'list' && (
        <NumberField form={form} name="list" hint={texts.listHint} placeholder="A-101, A-102" />
      )}
      <NumberPreview {...typed} />
    </Stack>
  );
}

export function numberingIn(form: ContainerForm): NumberingInput {
  const names = Object.keys(automatic) as (keyof NumberingInput)[];
  const typed = names.map((name) => [name, form.value(name) ?? automatic[name]]);
  return { ...automatic, ...Object.fromEntries(typed) };
}

interface NumberFieldProps extends Omit<InputFieldProps, 'form' | 'name' | 'label'> {
  form: ContainerForm;
  name: Exclude<keyof NumberingInput, 'numbering'>;
}

const NumberField = ({ form, name, ...input }: NumberFieldProps) => (
  <InputField label={messages.numbering.fields[name]} dir="ltr" {...input} {...form.register(name)} />
);

/** Milliseconds without a key before the call. */
const pause = 300;
/** A dry run needs a kind; the numbers do not depend on it. */
const anyKind = { type: containerTypes[0], size: '20 yard', price: 1 } as const;

type Preview = Readonly<Record<'numbers' | 'taken', readonly string[]> & { refusal?: string }>;
const noPreview: Preview = { numbers: [], taken: [] };

/** Only the server knows which numbers are taken, also by deleted containers. */
function NumberPreview(input: NumberingInput) {
  const { numbers, taken, refusal } = usePreview(input);
  const texts = messages.numbering;
  return (
    <Box role="status" minH="1.5rem" fontSize="sm" color="fg.muted">
      {refusal && <Alert status="warning">{refusal}</Alert>}
      {taken.length > 0 && (
        <Alert status="warning">
          {texts.taken} <Numbers numbers={taken} />
        </Alert>
      )}
      {taken.length === 0 && numbers.length > 0 && (
        <Text>
          {texts.preview(numbers.length)} <Numbers numbers={numbers} />
        </Text>
      )}
    </Box>
  );
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  const shown = numbers.length > 4 ? [...numbers.slice(0, 3), '…', ...numbers.slice(-1)] : numbers;
  return shown.map((number, index) => (
    <span key={number}>
      {index > 0 && number !== '…' && shown[index - 1] !== '…' && '، '}
      {number === '…' ? ' … ' : <Ltr>{number}</Ltr>}
    </span>
  ));
}

function usePreview(input: NumberingInput): Preview {
  const [preview, setPreview] = useState(noPreview);
  const numbering = numberingOf(input);
  const asked = isFault(numbering)
    ? ''
    : JSON.stringify(numbering.numbers ? { numbers: numbering.numbers } : numbering);
  useEffect(() => {
    setPreview(noPreview);
    if (asked === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const body = { ...anyKind, ...JSON.parse(asked), dryRun: true };
      call(addContainers, { body }, leaving.signal).then(
        ({ numbers, taken }) => !leaving.signal.aborted && setPreview({ numbers, taken }),
        (error: unknown) => {
          // Without an answer there is no preview; saving says what is wrong.
          if (leaving.signal.aborted || !(error instanceof CallError)) return;
          if (error.status === 409) setPreview({ ...noPreview, refusal: error.message });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  return preview;
}
