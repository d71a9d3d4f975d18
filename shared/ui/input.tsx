import { Input as ChakraInput, type InputProps as ChakraInputProps } from '@chakra-ui/react';
import type { RefAttributes } from 'react';
import { useField } from './field.tsx';

export type InputProps = Omit<ChakraInputProps, 'size' | 'variant'> & RefAttributes<HTMLInputElement>;

/** Takes `dir="ltr"` for phones, e-mails, identifiers and passwords, `dir="auto"` for names. */
export function Input(props: InputProps) {
  return <ChakraInput type="text" {...useField()} {...props} />;
}
