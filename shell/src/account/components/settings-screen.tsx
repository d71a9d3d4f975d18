import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer, SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { Alert, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { type ComponentType, useCallback, useState } from 'react';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { isProposal, SettingsForm, type SettingsView } from './settings-form.tsx';
import { createSettings } from './settings-store.ts';

interface Shown<Page extends SettingsPage, Typed extends object>
  extends Pick<SettingsView<Page, Typed>, 'parts' | 'Layout' | 'doubts'>,
    Partial<Pick<SettingsView<Page, Typed>, 'schema' | 'typedOf'>> {
  Loading: ComponentType;
  /** Content above the form that is not saved with it. */
  Above?: ComponentType<{ settings: SettingsAnswer<Page> }>;
  proposal?: string;
  /** Endpoints whose answers depend on the settings. */
  showing?: readonly Endpoint[];
}

/** A settings page that follows colleagues' saves and never overwrites a version unseen. */
export function settingsScreen<
  Page extends SettingsPage,
  Typed extends object = SettingsDraft<Page> & object,
>(
  page: Page,
  { parts, Layout, Loading, Above, proposal, showing = [], ...typing }: Shown<Page, Typed>,
): ComponentType {
  const store = createSettings(page, showing);
  const schema = page.draft as z.ZodMiniType<SettingsDraft<Page>>;
  const typedOf = (settings: SettingsAnswer<Page>) => settings as object as Typed;
  const view: SettingsView<Page, Typed> = {
    page,
    store,
    parts,
    schema,
    typedOf,
    ...typing,
    ...(Layout && { Layout }),
  };

  /** A form keeps its first values; saving or undoing mounts a new form. */
  function Opened({ settings }: { settings: SettingsAnswer<Page> }) {
    const [{ opened, number }, setOpened] = useState({ opened: settings, number: 0 });
    const reopen = useCallback(
      (now: SettingsAnswer<Page>) => setOpened((before) => ({ opened: now, number: before.number + 1 })),
      [],
    );
    const notes = (
      <>
        <OwnerOnly />
        {proposal && isProposal(page, settings) && (
          <Alert status="info" quiet>
            {proposal}
          </Alert>
        )}
      </>
    );
    return (
      <Stack gap="5" {...(!Layout && { maxW: '3xl' })}>
        {Above && notes}
        {Above && <Above settings={settings} />}
        <SettingsForm
          key={number}
          {...{ view, settings: opened, newest: settings }}
          notes={!Above && notes}
          isReopened={number > 0}
          onReopen={reopen}
        />
      </Stack>
    );
  }

  return () => (
    <QueryAnswer query={store.$settings} placeholder={<Loading />}>
      {(settings) => <Opened settings={settings} />}
    </QueryAnswer>
  );
}

export const loadingCards =
  (label: string, ...heights: readonly string[]): ComponentType =>
  () => (
    <LoadingState label={label}>
      <Stack gap="5" maxW="3xl">
        {heights.map((height) => (
          <Skeleton key={height} h={height} borderRadius="xl" />
        ))}
      </Stack>
    </LoadingState>
  );
