import { Badge as ChakraBadge, type BadgeProps as ChakraBadgeProps } from '@chakra-ui/react';
import type { badge } from './theme/recipes/badge.ts';

export type BadgeColor = keyof NonNullable<typeof badge.variants>['colorPalette'];

export interface BadgeProps extends Omit<ChakraBadgeProps, 'colorPalette' | 'variant' | 'size'> {
  colorPalette?: BadgeColor;
  /** Shows the color's shape, too, for states that are compared. */
  shaped?: boolean;
}

export const Badge = (props: BadgeProps) => <ChakraBadge {...props} />;
