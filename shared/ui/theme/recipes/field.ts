import { defineStyle } from '@chakra-ui/react';

export const field = {
  root: defineStyle({ display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' }),
  label: defineStyle({ fontWeight: 'medium' }),
  note: defineStyle({ fontSize: 'xs', color: 'fg.muted' }),
  requiredIndicator: defineStyle({ color: 'danger.fg' }),
};
