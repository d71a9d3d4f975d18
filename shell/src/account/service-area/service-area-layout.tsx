import { LoadingState, lazyPart, PartWarning, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useLayoutEffect } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/service-area.ts';
import { messages as settings } from '../../texts/settings.ts';
import type { SettingsLayoutProps } from '../components/settings-form.tsx';
import { StyledSettings } from './service-area.styles.ts';
import type { TypedSettings } from './service-area-typing.ts';
import { $target, depotTarget } from './target.ts';

/** The map may fail: the fields do without it. */
const SettingsMap = lazyPart(
  async () => (await import(/* webpackChunkName: "settings-map" */ './settings-map.tsx')).SettingsMap,
  {
    loading: () => (
      <LoadingState label={actions.loading}>
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

export function ServiceAreaLayout({ form, part, children }: SettingsLayoutProps<TypedSettings>) {
  useLayoutEffect(() => $target.set(depotTarget), []);
  return (
    <StyledSettings form={form} submit={settings.save}>
      <Stack gap="5" minW="0">
        {children}
      </Stack>
      <div data-map="">
        <SettingsMap {...part} />
      </div>
    </StyledSettings>
  );
}
