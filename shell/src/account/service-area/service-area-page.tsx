import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { Box, Button, LinkButton, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { InputField } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { ArrowRight, MapPin } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../../texts/service-area.ts';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { settingsScreen } from '../components/settings-screen.tsx';
import { Switch } from '../components/switch.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import { AreasPart } from './areas-part.tsx';
import { ServiceAreaLayout } from './service-area-layout.tsx';
import { serviceAreaForm, type TypedSettings, typedServiceArea } from './service-area-typing.ts';
import { $target, depotTarget, drawOnMap } from './target.ts';

const Settings = settingsScreen(orderSettings, {
  schema: serviceAreaForm,
  typedOf: typedServiceArea,
  parts: { depot: DepotPart, areas: AreasPart, hidesOutside: HidingPart },
  Layout: ServiceAreaLayout,
  Loading,
  /** Calls that show a distance from the depot or leave out orders outside the areas. */
  showing: [
    ...[listPendingOrders, listAcceptedOrders, orderBoard, listStops, listSubOrders, listOwnOffers],
    fetchOrder,
  ],
});

export const ServiceAreaPage = () => (
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

function DepotPart({ typed, register, set }: SettingsPartProps<TypedSettings>) {
  const target = useStore($target);
  return (
    <TitledPart title={messages.depot} about={messages.depotIntro}>
      <InputField
        label={messages.coordinates}
        hint={messages.depotHint}
        dir="ltr"
        maxLength={2000}
        placeholder={messages.depotExample}
        onFocus={() => $target.set(depotTarget)}
        {...register('depot')}
      />
      <div data-row="">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={target === depotTarget}
          onClick={() => drawOnMap(depotTarget)}
        >
          <MapPin size={16} aria-hidden />
          {messages.pickDepot}
        </Button>
        {typed.depot.trim() !== '' && (
          <Button variant="ghost" size="sm" onClick={() => set('depot', '')}>
            {messages.clearDepot}
          </Button>
        )}
      </div>
    </TitledPart>
  );
}

function HidingPart({ typed, set }: SettingsPartProps<TypedSettings>) {
  const hint = useId();
  const hasAreas = typed.areas.length > 0;
  return (
    <Part>
      <Switch
        label={messages.hides}
        name="hidesOutside"
        aria-describedby={hint}
        checked={typed.hidesOutside}
        disabled={!hasAreas && !typed.hidesOutside}
        onChange={(hides) => set('hidesOutside', hides)}
      />
      <p id={hint}>{hasAreas ? messages.hidesHint : messages.hidesNothing}</p>
    </Part>
  );
}
