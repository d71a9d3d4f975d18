import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';

export interface ListStatesProps {
  readonly total: number | null;
  readonly error: string | null;
  readonly loading: boolean;
  /** Whether the rows are those of an earlier query. */
  readonly outdated: boolean;
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** A failure stands beside the rows of the current query, else alone. */
export function ListStates({ total, error, outdated, placeholder, children, ...failure }: ListStatesProps) {
  const { failedTitle, onRetry, loading } = failure;
  const failed = error !== null && (
    <ErrorState title={failedTitle} message={error} onRetry={onRetry} retrying={loading} />
  );
  if (failed && (total === null || outdated)) return failed;
  if (total === null) return placeholder;
  return (
    <>
      {/* Sticky, so that it is visible far down the list too. */}
      {failed && (
        <Box position="sticky" top="20" zIndex="sticky">
          {failed}
        </Box>
      )}
      {children}
    </>
  );
}
