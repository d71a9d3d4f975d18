import { InputGroup } from '@chakra-ui/react';
import { riyalSign } from '../../locale/money.ts';
import { Input, type InputProps } from '../input.tsx';

const hidden = { 'aria-hidden': true, pointerEvents: 'none' } as const;

/** The left side is where the group ends, whichever direction the field's text has. */
export const MoneyInput = (props: InputProps) => (
  <InputGroup endElement={riyalSign} endElementProps={hidden}>
    <Input
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      pl="12"
      pe={undefined}
      {...props}
    />
  </InputGroup>
);
