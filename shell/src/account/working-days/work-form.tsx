import { type WorkSettings, workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { Alert, Stack } from '@hawiyat/shared/ui';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { type SettingsFormProps, useVersionedForm } from '../components/use-versioned-form.tsx';
import { DaysPart } from './days-part.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { OffersPart } from './offers-part.tsx';
import { problemsOf, type TypedWork, typedWork, workSchema } from './work-draft.ts';
import type { WorkPartProps } from './work-part.ts';
import { saveWork } from './work-settings.ts';

export function WorkForm({ settings, newest, isReopened, onReopen }: SettingsFormProps<WorkSettings>) {
  const { form, isOutdated, notice, question } = useVersionedForm({
    ...{ settings, newest, onReopen },
    schema: workSchema,
    typedOf: typedWork,
    save: saveWork,
    read: (current) => workSettings.safeParse(current).data,
  });
  const { submission, busy, dirty, invalid } = form;

  const typed: TypedWork = {
    days: form.value('days') ?? [],
    hours: form.value('hours') ?? null,
    holidays: form.value('holidays') ?? [],
    rentalDuration: String(form.value('rentalDuration') ?? ''),
    prices: form.value('prices') ?? {},
  };
  const mayChange = mayChangeCompany();
  const parts: WorkPartProps = {
    typed,
    problems: invalid ? problemsOf(typed) : {},
    disabled: form.locked || !mayChange,
    onChange: form.set,
  };
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {notice}
        {submission.stage === 'failed' && !isOutdated && <Alert status="error">{submission.message}</Alert>}
        <DaysPart {...parts} />
        <HolidaysPart {...parts} />
        <OffersPart {...parts} />
        {mayChange && (
          <SaveBar
            isProposal={settings.version === 1}
            {...{ dirty, busy, invalid, isReopened }}
            onUndo={() => onReopen(newest)}
          />
        )}
      </Stack>
      {question}
    </form>
  );
}
