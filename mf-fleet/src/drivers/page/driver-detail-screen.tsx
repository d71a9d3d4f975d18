import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { count } from '@hawiyat/shared/locale/numbers';
import { useLocation, useNavigate, useParams } from '@hawiyat/shared/router';
import {
  Button,
  Card,
  chakra,
  ErrorState,
  Flex,
  Heading,
  SimpleGrid,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
} from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { ArrowRight, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { MissingItem } from '../../components/missing-item.tsx';
import { messages } from '../../texts/driver-page.ts';
import { dialogs } from '../dialogs.ts';
import { DriverDays } from './driver-days.tsx';
import {
  $detail,
  $stops,
  closeDriver,
  type DriverDetails,
  fetchDetails,
  openDriver,
} from './driver-detail-store.ts';
import { DriverHead } from './driver-head.tsx';
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

const facts = ['name', 'identity', 'phone', 'email', 'license', 'expiry'];
const three = ['1', '2', '3'];

/** On phones the day comes first. */
const DriverParts = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    xl: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      '& > :first-of-type': { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'stretch' },
    },
  },
});

const DriverDetailLoading = () => (
  <Stack gap="6">
    <Flex gap="3" wrap="wrap" justify="space-between" aria-hidden>
      <Stack gap="2" w={{ base: 'full', md: 'auto' }}>
        <Skeleton w="56" h="6" />
        <Skeleton w="72" maxW="full" h="6" />
      </Stack>
      <Skeleton w={{ base: 'full', md: '80' }} h="10" />
      <Skeleton w={{ base: 'full', md: '96' }} h={{ base: '24', md: '9' }} />
    </Flex>
    <DriverParts aria-hidden>
      <Card p="5" gap="4">
        <Skeleton w="32" h="5" />
        {three.map((stop) => (
          <Skeleton key={stop} h="10" />
        ))}
      </Card>
      <Card p="5" gap="4">
        <Skeleton w="24" h="5" />
        <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '3', md: '6' }}>
          <Skeleton boxSize={{ base: '12', md: '24' }} borderRadius="full" />
          <SimpleGrid columns={2} gap="4" flex="1" w="full">
            {facts.map((fact) => (
              <Stack key={fact} gap="2" gridColumn={fact === 'name' ? '1 / -1' : undefined}>
                <Skeleton w="16" h="3" />
                <Skeleton w="full" maxW="32" h="5" />
              </Stack>
            ))}
          </SimpleGrid>
        </Flex>
      </Card>
      <Card p="5" gap="4">
        <Skeleton w="32" h="5" />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          {three.map((figure) => (
            <Skeleton key={figure} h="7" />
          ))}
        </SimpleGrid>
      </Card>
    </DriverParts>
    <Stack gap="4">
      <Skeleton w="40" h="5" aria-hidden />
      <TableLoading label={messages.loading} />
    </Stack>
  </Stack>
);
