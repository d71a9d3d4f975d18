import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { riyalSign } from '../../locale/money.ts';
import { Input } from '../input.tsx';

/**
 * An amount in riyals. Sides are physical: the field is left to right inside an Arabic page, and logical ones would put
 * the text under the sign.
 */
export function MoneyInput(props: ComponentProps<typeof Input>) {
  return (
    <chakra.div position="relative">
      <Input dir="ltr" inputMode="decimal" autoComplete="off" placeholder="0.00" pl="12" pr="3" {...props} />
      <chakra.span
        position="absolute"
        left="3"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        {riyalSign}
      </chakra.span>
    </chakra.div>
  );
}
