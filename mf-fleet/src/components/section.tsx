import { Card, Flex, Heading } from '@hawiyat/shared/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps extends ComponentProps<typeof Card> {
  title: string;
  action?: ReactNode;
}

export function Section({ title, action, children, ...card }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" p="5" gap="3" aria-labelledby={id} {...card}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading id={id}>{title}</Heading>
        {action}
      </Flex>
      {children}
    </Card>
  );
}
