import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Content on its way.
 * @param label the specified text, for screen readers
 * @param children skeletons in the shape of the content
 */
export function LoadingState({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
