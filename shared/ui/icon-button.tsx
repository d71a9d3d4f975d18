import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { iconButtonRecipe } from './button-recipe.ts';

const Base = chakra('button', iconButtonRecipe);

/** `label` is for screen readers and the tooltip. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Base> & { label: string }) {
  return <Base type="button" aria-label={label} title={label} {...rest} />;
}
