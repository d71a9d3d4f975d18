import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { InputField } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/company.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { FieldGrid, TitledPart } from '../components/titled-part.tsx';
import { addressParts, type AddressPart as Name, type TypedProfile } from './profile-typing.ts';

export function ContactPart({ typed, register }: SettingsPartProps<TypedProfile>) {
  return (
    <TitledPart title={messages.contact}>
      <InputField {...messages.name} required autoComplete="organization" {...register('name')} />
      <FieldGrid>
        <InputField
          label={messages.phone}
          required
          warning={phoneDoubt(typed.phone)}
          type="tel"
          autoComplete="tel"
          {...register('phone')}
        />
        <InputField
          label={messages.whatsapp}
          warning={phoneDoubt(typed.whatsapp)}
          type="tel"
          {...register('whatsapp')}
        />
        <InputField label={messages.email} type="email" {...register('email')} />
        <InputField
          label={messages.website}
          inputMode="url"
          autoComplete="url"
          placeholder="example.com"
          {...register('website')}
        />
      </FieldGrid>
    </TitledPart>
  );
}

const inputs: Readonly<Record<Name, { readonly dir?: 'ltr'; readonly autoComplete?: string }>> = {
  shortCode: { dir: 'ltr' },
  building: { dir: 'ltr' },
  street: { autoComplete: 'address-line1' },
  district: { autoComplete: 'address-level3' },
  city: { autoComplete: 'address-level2' },
  postcode: { dir: 'ltr', autoComplete: 'postal-code' },
  additionalNumber: { dir: 'ltr' },
};
const optional: readonly Name[] = ['shortCode', 'additionalNumber'];

export function AddressPart({ typed: { address }, register }: SettingsPartProps<TypedProfile>) {
  const isGiven = addressParts.some((name) => address[name].trim() !== '');
  return (
    <TitledPart {...messages.address}>
      <FieldGrid>
        {addressParts.map((name) => (
          <InputField
            key={name}
            {...messages.addressParts[name]}
            {...inputs[name]}
            required={isGiven && !optional.includes(name)}
            {...register(`address.${name}`)}
          />
        ))}
      </FieldGrid>
    </TitledPart>
  );
}
