import { type CompanyProfile, companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { phoneDoubt } from '@hawiyat/shared/locale/saudi-phone';
import { Alert, Field, Input, Stack } from '@hawiyat/shared/ui';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import { type SettingsFormProps, useVersionedForm } from '../components/use-versioned-form.tsx';
import { AddressPart } from './address-part.tsx';
import { saveProfile } from './company-profile.ts';
import { problemsOf, profileSchema, type TypedProfile, typedProfile } from './profile-draft.ts';

/** Name, contacts and national address. */
export function ProfileForm({ settings, newest, isReopened, onReopen }: SettingsFormProps<CompanyProfile>) {
  const { form, isOutdated, notice, question } = useVersionedForm({
    ...{ settings, newest, onReopen },
    schema: profileSchema,
    typedOf: typedProfile,
    save: saveProfile,
    read: (current) => companyProfile.safeParse(current).data,
  });
  const { submission, busy, dirty, invalid } = form;

  const texts = ['name', 'phone', 'email', 'whatsapp', 'website'] as const;
  const typed: TypedProfile = {
    ...Object.fromEntries(texts.map((name) => [name, String(form.value(name) ?? '')])),
    address: form.value('address') ?? typedProfile(settings).address,
  } as TypedProfile;
  const problems = invalid ? problemsOf(typed) : {};
  const errorOf = (name: (typeof texts)[number]) =>
    form.error(name) ? (problems[name] ?? form.error(name)) : undefined;
  const locked = form.locked || !mayChangeCompany();

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {notice}
        {submission.stage === 'failed' && !isOutdated && <Alert status="error">{submission.message}</Alert>}
        <Part>
          <header>
            <h2>الشركة والتواصل</h2>
          </header>
          <Field label="اسم الشركة" required error={errorOf('name')} hint="كما هو في السجل التجاري.">
            <Input dir="auto" autoComplete="organization" disabled={locked} {...form.field('name')} />
          </Field>
          <FieldGrid>
            <Field label="هاتف الشركة" required error={errorOf('phone')} warning={phoneDoubt(typed.phone)}>
              <Input dir="ltr" type="tel" autoComplete="tel" disabled={locked} {...form.field('phone')} />
            </Field>
            <Field
              label="رقم واتساب (اختياري)"
              error={errorOf('whatsapp')}
              warning={phoneDoubt(typed.whatsapp)}
            >
              <Input dir="ltr" type="tel" autoComplete="off" disabled={locked} {...form.field('whatsapp')} />
            </Field>
            <Field label="البريد الإلكتروني للتواصل (اختياري)" error={errorOf('email')}>
              <Input dir="ltr" type="email" autoComplete="off" disabled={locked} {...form.field('email')} />
            </Field>
            <Field label="الموقع الإلكتروني (اختياري)" error={errorOf('website')}>
              <Input
                dir="ltr"
                inputMode="url"
                autoComplete="url"
                placeholder="example.com"
                disabled={locked}
                {...form.field('website')}
              />
            </Field>
          </FieldGrid>
        </Part>
        <AddressPart
          address={typed.address}
          problems={problems}
          disabled={locked}
          onChange={(change) => form.set('address', { ...typed.address, ...change })}
        />
        {mayChangeCompany() && (
          <SaveBar {...{ dirty, busy, invalid, isReopened }} onUndo={() => onReopen(newest)} />
        )}
      </Stack>
      {question}
    </form>
  );
}
