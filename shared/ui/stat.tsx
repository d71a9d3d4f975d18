import { Box, chakra, Stat as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const colors = {
  current: 'accent.graphic',
  completed: 'success.graphic',
  total: 'fg.subtle',
  brand: 'focus',
};

export interface StatProps {
  label: string;
  color?: keyof typeof colors | undefined;
  children: ReactNode;
}

/** Goes into a `StatGroup`. */
export const Stat = ({ label, color, children }: StatProps) => (
  <Parts.Root as="div">
    <Parts.Label>
      {color && (
        <Box
          boxSize="2.5"
          borderRadius="full"
          flexShrink="0"
          bg={colors[color]}
          data-graphic=""
          aria-hidden
        />
      )}
      {label}
    </Parts.Label>
    <Parts.ValueText>{children}</Parts.ValueText>
  </Parts.Root>
);

export const StatGroup = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', m: '0' } });
