import { Flex, EmptyState as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  hint?: string | undefined;
  icon?: ReactNode;
  children?: ReactNode;
}

export const EmptyState = ({ title, hint, icon, children }: EmptyStateProps) => (
  <Parts.Root>
    <Parts.Content>
      {icon && <Parts.Indicator aria-hidden>{icon}</Parts.Indicator>}
      <Parts.Title as="p">{title}</Parts.Title>
      {hint && <Parts.Description>{hint}</Parts.Description>}
      {children && (
        <Flex mt="4" gap="3" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Parts.Content>
  </Parts.Root>
);
