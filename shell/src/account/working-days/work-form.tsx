import { CallError } from '@hawiyat/shared/client';
import {
  type WorkSettings,
  type WorkSettingsDraft,
  workSettings,
} from '@hawiyat/shared/contract/work-settings';
import { Alert, Stack, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { LeaveQuestion } from '../components/leave-question.tsx';
import { type Outdated, OutdatedNotice } from '../components/outdated-notice.tsx';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { useLeavePage } from '../components/use-leave-page.ts';
import { DaysPart } from './days-part.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { OffersPart } from './offers-part.tsx';
import { problemsOf, type TypedWork, typedWork, workSchema } from './work-draft.ts';
import type { WorkPartProps } from './work-part.ts';
import { saveWork } from './work-settings.ts';

export interface WorkFormProps {
  settings: WorkSettings;
  /** As the server has them now. */
  newest: WorkSettings;
  /** After the form before it was saved or taken back: what it says has the focus. */
  isReopened: boolean;
  onReopen: (settings: WorkSettings) => void;
}

export function WorkForm({ settings, newest, isReopened, onReopen }: WorkFormProps) {
  const version = useRef(settings.version);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  const form = useForm<TypedWork, WorkSettingsDraft>({
    schema: workSchema,
    defaults: typedWork(settings),
    send: async (draft) => {
      try {
        onReopen(await saveWork(draft, version.current));
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
    if (!dirty && newest.version > settings.version) onReopen(newest);
  }, [dirty, newest, settings, onReopen]);

  const typed: TypedWork = {
    days: form.value('days') ?? [],
    hours: form.value('hours') ?? null,
    holidays: form.value('holidays') ?? [],
    rentalDuration: String(form.value('rentalDuration') ?? ''),
    prices: form.value('prices') ?? {},
  };
  const current = outdated ? workSettings.safeParse(outdated.current).data : undefined;
  const take = () => {
    if (!outdated || !current) return;
    const newer = typedWork(current);
    version.current = current.version;
    for (const { field } of outdated.changes)
      if (field in newer) form.set(field as keyof TypedWork, newer[field as keyof TypedWork]);
    setOutdated(null);
  };
  const keep = () => {
    if (current) version.current = current.version;
    setOutdated(null);
    void form.onSubmit();
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
        {outdated && current && <OutdatedNotice outdated={outdated} onTake={take} onKeep={keep} />}
        {submission.stage === 'failed' && !outdated && <Alert status="error">{submission.message}</Alert>}
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
      {leaving.isAsking && <LeaveQuestion onLeave={leaving.leave} onStay={leaving.stay} />}
    </form>
  );
}
