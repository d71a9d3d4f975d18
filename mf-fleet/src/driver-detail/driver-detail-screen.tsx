import { useLocation, useNavigate, useParams } from '@hawiyat/shared/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LinkButton,
  lazyDialog,
  Presence,
  Stack,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { DriverDetailLoading } from './driver-detail-loading.tsx';
import { messages } from './driver-detail-messages.ts';
import {
  $detail,
  $pictureOpen,
  closeDriver,
  closePicture,
  type DriverDetailState,
  type DriverDetails,
  fetchDetails,
  openDriver,
} from './driver-detail-store.ts';
import { DriverOrders } from './driver-orders.tsx';
import { DriverStatistics } from './driver-statistics.tsx';
import type { PictureDialogProps } from './picture-dialog.tsx';
import { ProfileCard } from './profile-card.tsx';

/** /drivers/{driverId} */
export function DriverDetailScreen() {
  const { driverId = '' } = useParams();
  useEffect(() => {
    void openDriver(driverId);
    return closeDriver;
  }, [driverId]);
  return (
    <Stack gap="6">
      <Flex align="center" gap="3">
        <BackButton />
        <Heading size="lg">{messages.title}</Heading>
      </Flex>
      <Detail driverId={driverId} />
    </Stack>
  );
}

/** Goes back where the person came from; without a history, to the list. */
function BackButton() {
  const navigate = useNavigate();
  const direct = useLocation().key === 'default';
  return (
    <Button variant="outline" size="sm" onClick={() => (direct ? navigate('/drivers') : navigate(-1))}>
      <ArrowRight size={16} aria-hidden />
      {messages.back}
    </Button>
  );
}

function Detail({ driverId }: { driverId: string }) {
  const state = useStore($detail);
  // After a change of the address the store still has the previous driver for a moment.
  const { details, loading, error, missing, more } = state.driverId === driverId ? state : opening;
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
      {details ? <Known details={details} more={more} /> : error === null && <DriverDetailLoading />}
    </>
  );
}

const opening = {
  ...{ details: null, loading: true, error: null, missing: false },
  more: { exists: false, loading: false, error: null },
};

const LazyPictureDialog = lazyDialog<PictureDialogProps>(
  () =>
    import(/* webpackChunkName: "picture-dialog" */ './picture-dialog.tsx').then(
      (result) => result.PictureDialog,
    ),
  () => messages.picture.title,
);

interface KnownProps {
  details: DriverDetails;
  more: DriverDetailState['more'];
}

function Known({ details: { driver, statistics, orders }, more }: KnownProps) {
  const pictureOpen = useStore($pictureOpen);
  LazyPictureDialog.usePreload(true);
  return (
    <>
      <Flex gap="5" direction={{ base: 'column', xl: 'row' }} align="stretch">
        <ProfileCard driver={driver} />
        <DriverStatistics statistics={statistics} />
      </Flex>
      <DriverOrders name={driver.name} orders={orders} total={statistics.totalApplications} more={more} />
      <Presence>{pictureOpen && <LazyPictureDialog driver={driver} onClose={closePicture} />}</Presence>
    </>
  );
}
