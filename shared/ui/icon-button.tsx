import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { iconButtonRecipe } from './button-recipe.ts';

const Base = chakra('button', iconButtonRecipe);

/** A button that is only an icon; `label` is what it does, for screen readers and as a hint under the pointer. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Base> & { label: string }) {
  return <Base type="button" aria-label={label} title={label} {...rest} />;
}
