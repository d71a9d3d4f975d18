import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { chakra } from '@hawiyat/shared/ui';

const Pair = chakra('span', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    lineHeight: 'title',
    whiteSpace: 'nowrap',
    '& > bdi:first-of-type': { fontWeight: 'semibold' },
    '& > bdi + bdi': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
  },
});

export const Plate = ({ plate }: { plate: string }) => (
  <Pair>
    <bdi>{arabicPlate(plate)}</bdi>
    <bdi dir="ltr">{plate}</bdi>
  </Pair>
);
