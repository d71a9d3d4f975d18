import { Box, Center, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from './text.ts';

export interface EmptyStateProps {
  title: string;
  hint?: string | undefined;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Replaces a list without content. */
export function EmptyState({ title, hint, icon, children }: EmptyStateProps) {
  return (
    <Center
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="xl"
      px="6"
      py="16"
    >
      <Stack align="center" gap="1" textAlign="center">
        {icon && (
          <Center boxSize="14" mb="3" borderRadius="full" bg="brand.subtle" color="brand.fg" aria-hidden>
            {icon}
          </Center>
        )}
        <Text fontSize="md" fontWeight="semibold">
          {title}
        </Text>
        {hint && <Text color="fg.muted">{hint}</Text>}
        {children && <Box mt="4">{children}</Box>}
      </Stack>
    </Center>
  );
}
