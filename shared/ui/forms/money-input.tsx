import { InputGroup } from '@chakra-ui/react';
import { riyalSign } from '../../locale/money.ts';
import { Input, type InputProps } from '../input.tsx';

const hidden = { 'aria-hidden': true, pointerEvents: 'none' } as const;

/** An amount in riyals. The field is left to right inside an Arabic page: its start is where the group ends. */
export function MoneyInput(props: InputProps) {
  return (
    <InputGroup endElement={riyalSign} endElementProps={hidden}>
      <Input dir="ltr" inputMode="decimal" autoComplete="off" placeholder="0.00" ps="12" pe="3" {...props} />
    </InputGroup>
  );
}
