import { PageName, usePageName } from '@hawiyat/shared/components/page-name';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { useLocation, useNavigate, useParams } from '@hawiyat/shared/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  lazyDialog,
  Presence,
  Stack,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { AvailabilityChoice } from './availability-choice.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { DriverDays } from './driver-days.tsx';
import { DriverDetailLoading, DriverParts } from './driver-detail-loading.tsx';
import { messages } from './driver-detail-messages.ts';
import {
  $detail,
  $dialog,
  closeDialog,
  closeDriver,
  type DriverDetails,
  fetchDetails,
  openDriver,
} from './driver-detail-store.ts';
import { DriverOrders } from './driver-orders.tsx';
import { DriverStatistics } from './driver-statistics.tsx';
import { $stops } from './driver-stops-store.ts';
import { DriverSummary } from './driver-summary.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ShownDialogProps } from './shown-dialog.tsx';

/** /drivers/{driverId} */
export function DriverDetailScreen() {
  const { driverId = '' } = useParams();
  useEffect(() => {
    void openDriver(driverId);
    return closeDriver;
  }, [driverId]);
  return (
    <Stack gap="6">
      <BackButton />
      <Detail driverId={driverId} />
    </Stack>
  );
}

/** Without a history it leads to the list. */
function BackButton() {
  const navigate = useNavigate();
  const direct = useLocation().key === 'default';
  return (
    <Button
      alignSelf="start"
      variant="outline"
      size="sm"
      onClick={() => (direct ? navigate('/drivers') : navigate(-1))}
    >
      <ArrowRight size={16} aria-hidden />
      {messages.back}
    </Button>
  );
}

/** Milliseconds to wait for the stops at the top of the page. */
const patience = 1_000;

function Detail({ driverId }: { driverId: string }) {
  const state = useStore($detail);
  const stops = useStore($stops);
  const isLate = usePatience(patience);
  const waits = !isLate && stops.error === null && stops.days.some((day) => day.stops === null);
  // After a change of the address the store still has the previous driver for a moment.
  const { details, loading, error, missing } = state.driverId === driverId ? state : openingState;
  if (missing) {
    return (
      <Box role="alert">
        <EmptyState title={messages.missing} hint={messages.missingHint} icon={<UserRoundX size={24} />}>
          <LinkButton to="/drivers">{messages.toList}</LinkButton>
        </EmptyState>
      </Box>
    );
  }
  return (
    <>
      {error !== null && (
        <ErrorState title={messages.failed(error)} onRetry={fetchDetails} retrying={loading} />
      )}
      {details && !waits ? <Known details={details} /> : error === null && <DriverDetailLoading />}
    </>
  );
}

const openingState = { details: null, loading: true, error: null, missing: false };

const titles = {
  picture: messages.picture.title,
  edit: messages.editing,
  link: messages.link.title,
  delete: messages.deleting,
};

const LazyDialog = lazyDialog<ShownDialogProps>(
  () =>
    import(/* webpackChunkName: "driver-dialogs" */ './shown-dialog.tsx').then(
      (result) => result.ShownDialog,
    ),
  ({ dialog }) => titles[dialog],
);

function Known({ details }: { details: DriverDetails }) {
  const { driver, statistics } = details;
  const dialog = useStore($dialog);
  LazyDialog.usePreload(true);
  const title = usePageName(driver.name);
  return (
    <>
      <PrintedHead title={driver.name} />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box minW="0">
          <PageName ref={title} tabIndex={-1}>
            <bdi>{driver.name}</bdi>
          </PageName>
          <DriverSummary details={details} />
        </Box>
        <AvailabilityChoice driver={driver} />
        <ContactButtons driver={driver} />
      </Flex>
      <DriverParts>
        <DriverDays />
        <ProfileCard details={details} />
        <DriverStatistics statistics={statistics} />
      </DriverParts>
      <DriverOrders driver={driver} usualTruck={details.truck && arabicPlate(details.truck.plate)} />
      <Presence>{dialog && <LazyDialog dialog={dialog} driver={driver} onClose={closeDialog} />}</Presence>
    </>
  );
}
