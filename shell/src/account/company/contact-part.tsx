import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { Field, Input } from '@hawiyat/shared/ui';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedProfile } from './profile-typing.ts';

export function ContactPart({ typed, field, error }: SettingsPartProps<TypedProfile>) {
  return (
    <Part>
      <header>
        <h2>الشركة والتواصل</h2>
      </header>
      <Field label="اسم الشركة" required error={error('name')} hint="كما هو في السجل التجاري.">
        <Input dir="auto" autoComplete="organization" {...field('name')} />
      </Field>
      <FieldGrid>
        <Field label="هاتف الشركة" required error={error('phone')} warning={phoneDoubt(typed.phone)}>
          <Input dir="ltr" type="tel" autoComplete="tel" {...field('phone')} />
        </Field>
        <Field label="رقم واتساب (اختياري)" error={error('whatsapp')} warning={phoneDoubt(typed.whatsapp)}>
          <Input dir="ltr" type="tel" autoComplete="off" {...field('whatsapp')} />
        </Field>
        <Field label="البريد الإلكتروني للتواصل (اختياري)" error={error('email')}>
          <Input dir="ltr" type="email" autoComplete="off" {...field('email')} />
        </Field>
        <Field label="الموقع الإلكتروني (اختياري)" error={error('website')}>
          <Input
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            placeholder="example.com"
            {...field('website')}
          />
        </Field>
      </FieldGrid>
    </Part>
  );
}
