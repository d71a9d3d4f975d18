import { CallError } from '@hawiyat/shared/client';
import type { OrderSettings } from '@hawiyat/shared/contract/order-settings';
import { Alert, Stack, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { LeaveQuestion } from '../components/leave-question.tsx';
import type { Outdated } from '../components/outdated-notice.tsx';
import { mayChangeCompany, OwnerOnly } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { useLeavePage } from '../components/use-leave-page.ts';
import { AreasPart } from './areas-part.tsx';
import { DepotPart } from './depot-part.tsx';
import { HidingPart } from './hiding-part.tsx';
import { LazySettingsMap } from './lazy-settings-map.tsx';
import { OutdatedSettings } from './outdated-settings.tsx';
import { saveSettings } from './save-settings.ts';
import { StyledSettings } from './service-area.styles.ts';
import {
  problemsOf,
  type SettingsDraft,
  settingsSchema,
  type TypedSettings,
  typedSettings,
} from './settings-draft.ts';
import { depotTarget, type PartProps } from './settings-part.ts';

export interface SettingsFormProps {
  settings: OrderSettings;
  /** As the server has them now. */
  newest: OrderSettings;
  /** After the form before it was saved or taken back: what it says has the focus. */
  isReopened: boolean;
  onReopen: (settings: OrderSettings) => void;
}

export function SettingsForm({ settings, newest, isReopened, onReopen }: SettingsFormProps) {
  const version = useRef(settings.version);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  const [target, setTarget] = useState(depotTarget);
  const form = useForm<TypedSettings, SettingsDraft>({
    schema: settingsSchema,
    defaults: typedSettings(settings),
    send: async (draft) => {
      try {
        onReopen(await saveSettings(draft, version.current));
      } catch (error) {
        setOutdated((error instanceof CallError && error.outdated) || null);
        throw error;
      }
    },
    onDone: () => {},
  });
  const { submission, busy, dirty } = form;
  useUnsaved(dirty);
  const leaving = useLeavePage(dirty);
  useEffect(() => {
    if (!dirty && newest.version > settings.version) onReopen(newest);
  }, [dirty, newest, settings, onReopen]);

  const typed: TypedSettings = {
    depot: String(form.value('depot') ?? ''),
    areas: form.value('areas') ?? [],
    hidesOutside: form.value('hidesOutside') === true,
  };
  const problems = {
    ...(form.invalid && problemsOf(typed)),
    // What only the server can tell.
    ...(form.error('depot') && { depot: form.error('depot') }),
    ...(form.error('areas') && { areas: form.error('areas') }),
  };
  const mayChange = mayChangeCompany();
  const parts: PartProps = {
    form: { field: form.field, set: form.set, locked: form.locked || !mayChange },
    ...{ typed, problems, target, onTarget: setTarget },
  };
  const take = (newer: Partial<TypedSettings>, newVersion: number) => {
    version.current = newVersion;
    if (newer.depot !== undefined) form.set('depot', newer.depot);
    if (newer.areas !== undefined) form.set('areas', newer.areas);
    if (newer.hidesOutside !== undefined) form.set('hidesOutside', newer.hidesOutside);
    setOutdated(null);
  };
  const keep = (newVersion: number) => {
    version.current = newVersion;
    setOutdated(null);
    void form.onSubmit();
  };
  return (
    <>
      <StyledSettings onSubmit={form.onSubmit} noValidate>
        <Stack gap="5" minW="0">
          <OwnerOnly />
          {outdated && <OutdatedSettings outdated={outdated} onTake={take} onKeep={keep} />}
          {submission.stage === 'failed' && !outdated && <Alert status="error">{submission.message}</Alert>}
          <DepotPart {...parts} />
          <AreasPart {...parts} />
          <HidingPart {...parts} />
          {mayChange && (
            <SaveBar
              {...{ dirty, busy, isReopened }}
              invalid={form.invalid}
              onUndo={() => onReopen(newest)}
            />
          )}
        </Stack>
        <LazySettingsMap {...parts} />
      </StyledSettings>
      {leaving.isAsking && <LeaveQuestion onLeave={leaving.leave} onStay={leaving.stay} />}
    </>
  );
}
