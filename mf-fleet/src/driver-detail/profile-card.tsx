import type { Driver } from '@hawiyat/shared/contract/drivers';
import { DriverBadge } from '@hawiyat/shared/lib/status-badges';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { mayI } from '@hawiyat/shared/state';
import { Avatar, Button, Card, chakra, Ltr, VStack } from '@hawiyat/shared/ui';
import { ImageUp } from 'lucide-react';
import { messages } from './driver-detail-messages.ts';
import { openPicture } from './driver-detail-store.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    flex: '1',
    w: 'full',
    minW: '0',
    alignContent: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { mt: '0.5', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > :first-of-type dd': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      fontSize: 'xl',
      fontWeight: 'semibold',
      lineHeight: 'title',
    },
  },
});

const Missing = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ? <Ltr>{value}</Ltr> : <Missing>{messages.unknown}</Missing>}</dd>
    </div>
  );
}

/** What the page tells in words; of all that a driver has, it leaves out the license number. */
type DetailField = Exclude<
  keyof Driver,
  'id' | 'version' | 'picture' | 'name' | 'availability' | 'licenseNumber'
>;

export function ProfileCard({ driver }: { driver: Driver }) {
  const { name, picture, availability, email } = driver;
  const details: Record<DetailField, readonly [label: string, value: string | null]> = {
    identityNumber: [messages.identityNumber, identityNumber(driver.identityNumber)],
    phone: [messages.phone, phoneNumber(driver.phone)],
    email: [messages.email, email],
  };
  return (
    <Card flex="3" flexDirection={{ base: 'column', md: 'row' }} alignItems="center" gap="6" p="5">
      <VStack gap="2" flexShrink="0">
        <Avatar name={name} src={picture} alt={messages.pictureOf(name)} size="xl" />
        {mayI('change-fleet') && (
          <Button variant="ghost" size="sm" onClick={openPicture}>
            <ImageUp size={16} aria-hidden />
            {picture ? messages.changePicture : messages.choosePicture}
          </Button>
        )}
      </VStack>
      <Facts>
        <div>
          <dt>{messages.name}</dt>
          <dd>
            {/* Latin first, a flex item of its own would be aligned left. */}
            <span>
              <bdi>{name}</bdi>
            </span>
            <DriverBadge status={availability} />
          </dd>
        </div>
        {Object.entries(details).map(([field, [label, value]]) => (
          <Fact key={field} label={label} value={value} />
        ))}
      </Facts>
    </Card>
  );
}
