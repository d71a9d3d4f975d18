import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Alert, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from './settings-messages.ts';
import type { PartProps } from './settings-part.ts';

const load = () => import(/* webpackChunkName: "settings-map" */ './settings-map.tsx');

/** Without the map everything can be typed. */
export function LazySettingsMap(props: PartProps) {
  const { chunk, failed } = useLazy(load);
  return (
    <div data-map="">
      {failed ? (
        <Alert status="warning">{messages.mapFailed}</Alert>
      ) : chunk ? (
        <chunk.SettingsMap {...props} />
      ) : (
        <LoadingState label={messages.mapLoading}>
          <Stack gap="3">
            <Skeleton w="48" h="1.3125rem" />
            <Skeleton h={{ base: '18rem', xl: 'max(24rem, calc(100dvh - 20rem))' }} borderRadius="lg" />
            <Skeleton w="48" h="9" />
          </Stack>
        </LoadingState>
      )}
    </div>
  );
}
