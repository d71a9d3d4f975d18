import { Center, Flex, Heading } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

/** The title of a card of figures, with its picture at the other end. */
export function CardHead({ title, icon }: { title: string; icon: ReactNode }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="3" mb="3">
      <Heading>{title}</Heading>
      <Center boxSize="9" flexShrink="0" borderRadius="md" bg="brand.subtle" color="brand.fg" aria-hidden>
        {icon}
      </Center>
    </Flex>
  );
}
