import type { Answered } from '@hawiyat/shared/lib/live-answer';
import { Box, Card, CardBody, Flex, Heading, LoadingState } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { PartFailed } from './part-failed.tsx';
import { partMessages } from './part-messages.ts';

export interface PartCardProps<Value> {
  title: string;
  /** Beside the title: what is chosen, or where it leads. */
  aside?: ReactNode;
  answer: Answered<Value>;
  onRetry: () => void;
  /** In the shape of the content. */
  skeleton: ReactNode;
  /** How high the card's inside is while nothing of it can be had. */
  minH?: string;
  children: (value: Value) => ReactNode;
}

/** A part of the dashboard that asks the server on its own: on its way, failed, or there, and failing beside what is known. */
export function PartCard<Value>({
  title,
  aside,
  answer: { value, loading, error },
  onRetry,
  skeleton,
  minH = '12rem',
  children,
}: PartCardProps<Value>) {
  return (
    <Card as="section" aria-label={title}>
      <CardBody display="flex" flexDirection="column">
        <Flex
          justify="space-between"
          align="center"
          wrap="wrap"
          columnGap="6"
          rowGap="3"
          mb="4"
          minH={{ md: '10' }}
        >
          <Heading>{title}</Heading>
          {aside}
        </Flex>
        {error !== null && (
          <Box {...(value === null ? { flex: '1', display: 'grid' } : { mb: '4' })}>
            <PartFailed
              message={error}
              onRetry={onRetry}
              retrying={loading}
              {...(value === null && { minH })}
            />
          </Box>
        )}
        {value !== null && children(value)}
        {value === null && error === null && (
          <LoadingState label={partMessages.loading}>{skeleton}</LoadingState>
        )}
      </CardBody>
    </Card>
  );
}
