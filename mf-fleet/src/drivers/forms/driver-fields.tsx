import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import { availabilities, type Driver, type DriverDraft } from '@hawiyat/shared/contract/fleet/drivers';
import { driverFields } from '@hawiyat/shared/contract/fleet/edited-driver';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { identityDoubt } from '@hawiyat/shared/locale/identity-check';
import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { PasswordInput, SimpleGrid } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps, SelectField, type useForm } from '@hawiyat/shared/ui/forms';
import { Fragment, type ReactNode, useState } from 'react';
import { messages } from '../../texts/driver-forms.ts';
import type { ChosenPicture } from './driver-commands.ts';
import { DriverPictureField } from './driver-picture.tsx';

/** No response has the password. */
type ShownField = Exclude<keyof DriverDraft, 'password'>;

export interface DriverInput extends Pick<Driver, Exclude<ShownField, 'availability'>> {
  readonly availability: Driver['availability'] | '';
  readonly password: string;
  readonly picture: ChosenPicture;
}

export type DriverForm = ReturnType<typeof useForm<DriverInput, unknown>>;

/** «10 أرقام» reads from right to left, the typed number from left to right. */
const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };

const texts = messages.form;

export interface DriverFieldsProps {
  form: DriverForm;
  current?: Driver | undefined;
}

export function DriverFields({ form, current }: DriverFieldsProps) {
  const field = (name: ShownField) => ({ label: driverFields[name].label, ...form.register(name) });
  const { name, picture, ...others }: Record<keyof DriverInput, ReactNode> = {
    name: (
      <InputField
        required
        // The placeholder is Arabic, the name may be in any script: both start at the right.
        dir={form.value('name') ? 'auto' : 'rtl'}
        textAlign="right"
        placeholder={texts.fullName}
        {...field('name')}
      />
    ),
    phone: (
      <DoubtfulField
        form={form}
        name="phone"
        doubtOf={phoneDoubt}
        required
        inputMode="tel"
        placeholder="05XXXXXXXX"
      />
    ),
    identityNumber: (
      <DoubtfulField
        form={form}
        name="identityNumber"
        doubtOf={identityDoubt}
        required={!current}
        inputMode="numeric"
        placeholder={texts.tenDigits}
        css={arabicPlaceholder}
      />
    ),
    licenseNumber: <InputField dir="ltr" {...field('licenseNumber')} />,
    email: <InputField inputMode="email" placeholder="name@example.com" {...field('email')} />,
    password: <PasswordField {...{ form, current }} />,
    availability: <AvailabilityField {...{ form, current }} />,
    picture: (
      <DriverPictureField
        value={form.value('picture')}
        current={current?.picture}
        error={form.error('picture')}
        onChange={(chosen) => form.set('picture', chosen)}
      />
    ),
  };
  return (
    <>
      {name}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        {Object.entries(others).map(([field, input]) => (
          <Fragment key={field}>{input}</Fragment>
        ))}
      </SimpleGrid>
      {picture}
    </>
  );
}

const PasswordField = ({ form, current }: DriverFieldsProps) => (
  <InputField
    label={texts.password}
    hint={current ? texts.keepsPassword : texts.needsPassword}
    control={PasswordInput}
    autoComplete="new-password"
    placeholder={texts.atLeast}
    css={arabicPlaceholder}
    {...form.register('password')}
  />
);

const AvailabilityField = ({ form, current }: DriverFieldsProps) => (
  <SelectField
    label={driverFields.availability.label}
    required
    hint={current || form.value('availability') ? undefined : texts.elseAvailable}
    {...(!current && { placeholder: texts.chooseAvailability })}
    options={availabilities.map((availability) => [availability, availabilityLabel[availability]])}
    {...form.register('availability')}
  />
);

const complete = 10;

interface DoubtfulFieldProps extends Omit<InputFieldProps, 'form' | 'name' | 'label'> {
  form: DriverForm;
  name: 'phone' | 'identityNumber';
  doubtOf: (typed: string) => string | undefined;
}

/** Warns once the number is complete or left, and never blocks: the person has the card and the phone. */
function DoubtfulField({ form, name, doubtOf, ...input }: DoubtfulFieldProps) {
  const { onChange, ...field } = form.register(name);
  const typed = typedNumber(field.value);
  const [blurred, setBlurred] = useState(typed !== '');
  return (
    <InputField
      label={driverFields[name].label}
      warning={(blurred || typed.length >= complete) && doubtOf(typed)}
      dir="ltr"
      {...input}
      {...field}
      onChange={(event) => {
        setBlurred(false);
        onChange(event);
      }}
      onBlur={() => setBlurred(true)}
    />
  );
}
