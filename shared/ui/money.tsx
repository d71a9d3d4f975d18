import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { formatRiyal, riyalSign } from '../locale/money.ts';
import { Ltr } from './text.ts';

const Sum = chakra('span', { base: { whiteSpace: 'nowrap' } });

export const Money = ({ amount, ...rest }: { amount: number } & ComponentProps<typeof Sum>) => (
  <Sum {...rest}>
    <Ltr>{formatRiyal(amount)}</Ltr> {riyalSign}
  </Sum>
);
