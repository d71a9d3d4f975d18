import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { Box, LinkButton, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { ArrowRight } from 'lucide-react';
import { messages } from '../../texts/service-area.ts';
import { settingsScreen } from '../components/settings-screen.tsx';
import { AreasPart } from './areas-part.tsx';
import { DepotPart } from './depot-part.tsx';
import { HidingPart } from './hiding-part.tsx';
import { ServiceAreaLayout } from './service-area-layout.tsx';
import { serviceAreaForm, typedServiceArea } from './service-area-typing.ts';

const Settings = settingsScreen(orderSettings, {
  ...{ schema: serviceAreaForm, typedOf: typedServiceArea },
  parts: { depot: DepotPart, areas: AreasPart, hidesOutside: HidingPart },
  Layout: ServiceAreaLayout,
  Loading,
  /** Calls that show a distance from the depot or leave out orders outside the areas. */
  showing: [
    ...[listPendingOrders, listAcceptedOrders, orderBoard, listStops, listSubOrders, listOwnOffers],
    fetchOrder,
  ],
});

export function ServiceAreaPage() {
  return (
    <Stack gap="5">
      <Box>
        <LinkButton variant="outline" size="sm" to="/orders">
          <ArrowRight size={16} aria-hidden />
          {messages.back}
        </LinkButton>
      </Box>
      <Settings />
    </Stack>
  );
}

function Loading() {
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
