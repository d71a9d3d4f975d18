import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { count } from '@hawiyat/shared/locale/numbers';
import { useLocation, useNavigate, useParams } from '@hawiyat/shared/router';
import { Button, Card, ErrorState, Heading, Stack, Stat, StatGroup } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { MissingItem } from '../../components/missing-item.tsx';
import { messages } from '../../texts/driver-page.ts';
import { dialogs } from '../dialogs.ts';
import { DriverDays } from './driver-days.tsx';
import type { DriverDetails } from './driver-detail-store.ts';
import { $detail, $stops, closeDriver, fetchDetails, openDriver } from './driver-detail-store.ts';
import { DriverHead } from './driver-head.tsx';
import { DriverDetailLoading, DriverParts } from './driver-loading.tsx';
import { DriverOrders } from './driver-orders.tsx';
import { ProfileCard } from './profile-card.tsx';

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
  if (missing) return <MissingItem texts={messages} icon={UserRoundX} list="/drivers" />;
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

function Known({ details }: { details: DriverDetails }) {
  const { driver, statistics } = details;
  return (
    <>
      <PrintedHead title={driver.name} />
      <DriverHead details={details} />
      <DriverParts>
        <DriverDays />
        <ProfileCard details={details} />
        <DriverStatistics statistics={statistics} />
      </DriverParts>
      <DriverOrders driver={driver} usualTruck={details.truck && arabicPlate(details.truck.plate)} />
      <Dialogs of={dialogs} />
    </>
  );
}

/** Three lines on phones, so that no label wraps beside one that does not. */
const statStyles = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: { base: '0', sm: '4' },
  '& > div': {
    display: { base: 'flex', sm: 'block' },
    alignItems: 'center',
    justifyContent: 'space-between',
    py: { base: '1.5', sm: '0' },
    ps: { sm: '4' },
    borderStartWidth: { sm: '1px' },
  },
  '& > div:first-of-type': { ps: '0', borderStartWidth: '0' },
  '& dd': { mt: { base: '0', sm: '1' }, fontSize: { base: 'lg', sm: '2xl' } },
} as const;

const DriverStatistics = ({ statistics }: Pick<DriverDetails, 'statistics'>) => (
  <Card p="5" gap="3">
    <Heading>{messages.statistics}</Heading>
    <StatGroup css={statStyles}>
      {(['current', 'completed', 'total'] as const).map((kind) => (
        <Stat key={kind} label={messages[kind]} color={kind}>
          {count(statistics[`${kind}Applications`])}
        </Stat>
      ))}
    </StatGroup>
  </Card>
);
