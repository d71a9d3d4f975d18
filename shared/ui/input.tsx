import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useField } from './field.tsx';
import { input } from './theme/recipes/input.ts';

const Base = chakra('input', input);

export type InputProps = ComponentProps<typeof Base>;

/** Takes `dir="ltr"` for phones, e-mails, identifiers and passwords, `dir="auto"` for names. */
export const Input = (props: InputProps) => <Base type="text" {...useField()} {...props} />;
