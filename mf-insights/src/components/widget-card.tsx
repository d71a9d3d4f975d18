import type { QueryState } from '@hawiyat/shared/query';
import { Box, Card, CardBody, Flex, Heading, LoadingState } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { messages as dashboard } from '../texts/dashboard.ts';
import { WidgetError } from './widget-error.tsx';

export interface WidgetCardProps<Data> {
  title: string;
  aside?: ReactNode;
  answer: Pick<QueryState<Data>, 'data' | 'loading' | 'error'>;
  onRetry: () => void;
  skeleton: ReactNode;
  /** Height of the error state. */
  minH?: string;
  children: (data: Data) => ReactNode;
}

/** A widget loads and fails alone; a failed refresh keeps the known figures under the error. */
export function WidgetCard<Data>({
  title,
  aside,
  answer: { data, loading, error },
  onRetry,
  skeleton,
  minH = '12rem',
  children,
}: WidgetCardProps<Data>) {
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
          <Box {...(data === null ? { flex: '1', display: 'grid' } : { mb: '4' })}>
            <WidgetError
              message={error}
              onRetry={onRetry}
              retrying={loading}
              {...(data === null && { minH })}
            />
          </Box>
        )}
        {data !== null && children(data)}
        {data === null && error === null && <LoadingState label={dashboard.loading}>{skeleton}</LoadingState>}
      </CardBody>
    </Card>
  );
}
