import { CallError } from '@hawiyat/shared/client';
import {
  type CompanyProfile,
  companyProfile,
  type ProfileDraft,
} from '@hawiyat/shared/contract/company-settings';
import { companyPhone } from '@hawiyat/shared/locale/saudi-phone';
import { Alert, Field, Input, Stack, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { LeaveQuestion } from '../components/leave-question.tsx';
import { type Outdated, OutdatedNotice } from '../components/outdated-notice.tsx';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import { useLeavePage } from '../components/use-leave-page.ts';
import { AddressPart } from './address-part.tsx';
import { saveProfile } from './company-profile.ts';
import { problemsOf, profileSchema, type TypedProfile, typedProfile } from './profile-draft.ts';

export interface ProfileFormProps {
  profile: CompanyProfile;
  /** As the server has it now. */
  newest: CompanyProfile;
  /** After the form before it was saved or taken back: what it says has the focus. */
  isReopened: boolean;
  onReopen: (profile: CompanyProfile) => void;
}

/** Name, contacts and national address. */
export function ProfileForm({ profile, newest, isReopened, onReopen }: ProfileFormProps) {
  const version = useRef(profile.version);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  const form = useForm<TypedProfile, ProfileDraft>({
    schema: profileSchema,
    defaults: typedProfile(profile),
    send: async (draft) => {
      try {
        onReopen(await saveProfile(draft, version.current));
      } catch (error) {
        setOutdated((error instanceof CallError && error.outdated) || null);
        throw error;
      }
    },
    onDone: () => {},
  });
  const { submission, busy, dirty, invalid } = form;
  useUnsaved(dirty);
  const leaving = useLeavePage(dirty);
  useEffect(() => {
    if (!dirty && newest.version > profile.version) onReopen(newest);
  }, [dirty, newest, profile, onReopen]);

  const texts = ['name', 'phone', 'email', 'whatsapp', 'website'] as const;
  const typed: TypedProfile = {
    ...Object.fromEntries(texts.map((name) => [name, String(form.value(name) ?? '')])),
    address: form.value('address') ?? typedProfile(profile).address,
  } as TypedProfile;
  const problems = invalid ? problemsOf(typed) : {};
  const errorOf = (name: (typeof texts)[number]) =>
    form.error(name) ? (problems[name] ?? form.error(name)) : undefined;
  const locked = form.locked || !mayChangeCompany();

  const current = outdated ? companyProfile.safeParse(outdated.current).data : undefined;
  const take = () => {
    if (!outdated || !current) return;
    const newer = typedProfile(current);
    version.current = current.version;
    for (const { field } of outdated.changes)
      if (field in newer) form.set(field as keyof TypedProfile, newer[field as keyof TypedProfile]);
    setOutdated(null);
  };
  const keep = () => {
    if (current) version.current = current.version;
    setOutdated(null);
    void form.onSubmit();
  };
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {outdated && current && <OutdatedNotice outdated={outdated} onTake={take} onKeep={keep} />}
        {submission.stage === 'failed' && !outdated && <Alert status="error">{submission.message}</Alert>}
        <Part>
          <header>
            <h2>الشركة والتواصل</h2>
          </header>
          <Field label="اسم الشركة" required error={errorOf('name')} hint="كما هو في السجل التجاري.">
            <Input
              dir="auto"
              autoComplete="organization"
              maxLength={200}
              disabled={locked}
              {...form.field('name')}
            />
          </Field>
          <FieldGrid>
            <Field label="هاتف الشركة" required error={errorOf('phone')} warning={phoneDoubt(typed.phone)}>
              <Input
                dir="ltr"
                type="tel"
                autoComplete="tel"
                maxLength={50}
                disabled={locked}
                {...form.field('phone')}
              />
            </Field>
            <Field
              label="رقم واتساب (اختياري)"
              error={errorOf('whatsapp')}
              warning={phoneDoubt(typed.whatsapp)}
            >
              <Input
                dir="ltr"
                type="tel"
                autoComplete="off"
                maxLength={50}
                disabled={locked}
                {...form.field('whatsapp')}
              />
            </Field>
            <Field label="البريد الإلكتروني للتواصل (اختياري)" error={errorOf('email')}>
              <Input
                dir="ltr"
                type="email"
                autoComplete="off"
                maxLength={254}
                disabled={locked}
                {...form.field('email')}
              />
            </Field>
            <Field label="الموقع الإلكتروني (اختياري)" error={errorOf('website')}>
              <Input
                dir="ltr"
                inputMode="url"
                autoComplete="url"
                placeholder="example.com"
                maxLength={200}
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
      {leaving.isAsking && <LeaveQuestion onLeave={leaving.leave} onStay={leaving.stay} />}
    </form>
  );
}

const phoneDoubt = (typed: string) =>
  typed.trim() !== '' && companyPhone(typed) === null
    ? 'يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.'
    : undefined;
