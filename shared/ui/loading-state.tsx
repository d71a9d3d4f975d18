import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** @param label for screen readers @param children skeletons in the shape of the content */
export const LoadingState = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Box aria-hidden>{children}</Box>
  </Box>
);
