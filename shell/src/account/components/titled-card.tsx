import { Card, Heading, Text } from '@hawiyat/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface TitledCardProps {
  title: string;
  about: ReactNode;
  /** A change moves the focus to the title if the focused element left. */
  stage?: string;
  children: ReactNode;
}

export function TitledCard({ title, about, stage, children }: TitledCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const { activeElement, body } = document;
    if (activeElement === body) heading.current?.focus();
  }, [stage]);
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '4', md: '6' }}>
      <Heading as="h3" ref={heading} tabIndex={-1} id={id} size="md" outline="none">
        {title}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {about}
      </Text>
      {children}
    </Card>
  );
}
