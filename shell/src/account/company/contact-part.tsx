import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { InputField } from '@hawiyat/shared/ui/forms';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedProfile } from './profile-typing.ts';

export function ContactPart({ typed, register }: SettingsPartProps<TypedProfile>) {
  return (
    <Part>
      <header>
        <h2>الشركة والتواصل</h2>
      </header>
      <InputField
        label="اسم الشركة"
        required
        hint="كما هو في السجل التجاري."
        autoComplete="organization"
        {...register('name')}
      />
      <FieldGrid>
        <InputField
          label="هاتف الشركة"
          required
          warning={phoneDoubt(typed.phone)}
          type="tel"
          autoComplete="tel"
          {...register('phone')}
        />
        <InputField
          label="رقم واتساب (اختياري)"
          warning={phoneDoubt(typed.whatsapp)}
          type="tel"
          {...register('whatsapp')}
        />
        <InputField label="البريد الإلكتروني للتواصل (اختياري)" type="email" {...register('email')} />
        <InputField
          label="الموقع الإلكتروني (اختياري)"
          inputMode="url"
          autoComplete="url"
          placeholder="example.com"
          {...register('website')}
        />
      </FieldGrid>
    </Part>
  );
}
