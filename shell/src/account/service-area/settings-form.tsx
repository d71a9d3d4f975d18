import { type OrderSettings, orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { Alert, LoadingState, lazyPart, PartWarning, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { mayChangeCompany, OwnerOnly } from '../components/owner-only.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { type SettingsFormProps, useVersionedForm } from '../components/use-versioned-form.tsx';
import { AreasPart } from './areas-part.tsx';
import { DepotPart } from './depot-part.tsx';
import { HidingPart } from './hiding-part.tsx';
import { saveSettings } from './save-settings.ts';
import { StyledSettings } from './service-area.styles.ts';
import { problemsOf, settingsSchema, type TypedSettings, typedSettings } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { depotTarget, type PartProps } from './settings-part.ts';

/** Without the map everything can be typed. */
const SettingsMap = lazyPart(
  async () => (await import(/* webpackChunkName: "settings-map" */ './settings-map.tsx')).SettingsMap,
  {
    loading: () => (
      <LoadingState label={messages.mapLoading}>
        <Stack gap="3">
          <Skeleton w="48" h="1.3125rem" />
          <Skeleton h={{ base: '18rem', xl: 'max(24rem, calc(100dvh - 20rem))' }} borderRadius="lg" />
          <Skeleton w="48" h="9" />
        </Stack>
      </LoadingState>
    ),
    failed: (_, { retry }) => <PartWarning retry={retry}>{messages.mapFailed}</PartWarning>,
  },
);

export function SettingsForm({ settings, newest, isReopened, onReopen }: SettingsFormProps<OrderSettings>) {
  const [target, setTarget] = useState(depotTarget);
  const { form, isOutdated, notice, question } = useVersionedForm({
    ...{ settings, newest, onReopen },
    schema: settingsSchema,
    typedOf: typedSettings,
    save: saveSettings,
    read: (current) => orderSettings.safeParse(current).data,
  });
  const { submission, busy, dirty } = form;

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
  return (
    <>
      <StyledSettings onSubmit={form.onSubmit} noValidate>
        <Stack gap="5" minW="0">
          <OwnerOnly />
          {notice}
          {submission.stage === 'failed' && !isOutdated && <Alert status="error">{submission.message}</Alert>}
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
        <div data-map="">
          <SettingsMap {...parts} />
        </div>
      </StyledSettings>
      {question}
    </>
  );
}
