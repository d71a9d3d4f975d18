import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { useField } from './field-context.ts';

const Input = chakra('input', controlRecipe);

/** Takes `dir="ltr"` for phones, e-mails, identifiers and passwords, `dir="auto"` for names. */
export function TextInput(props: ComponentProps<typeof Input>) {
  return <Input type="text" {...useField()} {...props} />;
}
