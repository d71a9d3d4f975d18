import type { OrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { Box, ErrorState, LinkButton, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { $orderSettings } from './order-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { messages } from './settings-messages.ts';

/** Where the company's depot is, which areas it serves, and what the list of open requests leaves out. */
export function ServiceAreaPage() {
  const { data, error, loading } = useStore($orderSettings);
  useEffect(() => {
    void $orderSettings.fetch();
  }, []);
  return (
    <Stack gap="5">
      <Box>
        <LinkButton variant="outline" size="sm" to="/orders">
          <ArrowRight size={16} aria-hidden />
          {messages.back}
        </LinkButton>
      </Box>
      {data ? (
        <OpenedSettings settings={data} />
      ) : error === null ? (
        <SettingsLoading />
      ) : (
        <ErrorState
          title={messages.failed}
          message={error}
          onRetry={$orderSettings.fetch}
          retrying={loading}
        />
      )}
    </Stack>
  );
}

/** A form keeps what it was opened with; what is saved, or taken back, opens the next one. */
function OpenedSettings({ settings }: { settings: OrderSettings }) {
  const [{ opened, number }, setOpened] = useState({ opened: settings, number: 0 });
  const reopen = useCallback(
    (now: OrderSettings) => setOpened((before) => ({ opened: now, number: before.number + 1 })),
    [],
  );
  return (
    <SettingsForm
      key={number}
      settings={opened}
      newest={settings}
      isReopened={number > 0}
      onReopen={reopen}
    />
  );
}

export function SettingsLoading() {
  return (
    <LoadingState label={messages.loading}>
      <Stack direction={{ base: 'column', xl: 'row' }} gap="5">
        <Stack gap="5" flex="5">
          <Skeleton h="44" borderRadius="xl" />
          <Skeleton h="60" borderRadius="xl" />
        </Stack>
        <Skeleton h={{ base: '18rem', xl: 'max(24rem, calc(100dvh - 20rem))' }} flex="6" borderRadius="xl" />
      </Stack>
    </LoadingState>
  );
}
