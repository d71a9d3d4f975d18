import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { InputField } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/company.ts';
import { FieldGrid } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import type { TypedProfile } from './profile-typing.ts';

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
