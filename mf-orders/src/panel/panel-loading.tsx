import { LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from './panel-messages.ts';

export function PanelLoading() {
  return (
    <LoadingState label={messages.loading}>
      <Stack gap="5">
        {['6', '16', '12', '32', '14', '44'].map((height) => (
          <Skeleton key={height} h={height} w={height === '6' ? '60%' : '100%'} borderRadius="lg" />
        ))}
      </Stack>
    </LoadingState>
  );
}
