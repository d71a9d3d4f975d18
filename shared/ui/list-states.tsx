import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Noun, PluralNoun } from '../locale/plurals.ts';
import { ErrorState } from './error-state.tsx';
import { messages } from './texts.ts';

interface Announcement {
  readonly noun?: PluralNoun | Noun;
  readonly isNarrowed?: boolean;
}

export interface ListStatusProps extends Announcement {
  readonly total: number | null;
  readonly children: ReactNode;
}

/** Announces the number of rows. The live region is always present, because screen readers miss a new one. */
export const ListStatus = ({ total, noun, isNarrowed, children }: ListStatusProps) => (
  // Without a box, which would count as moved when the content above it leaves.
  <Box role="status" display="contents">
    {total === 0 && children}
    {noun && total !== null && total > 0 && (
      <VisuallyHidden>{isNarrowed ? messages.found(total) : messages.loaded(total, noun)}</VisuallyHidden>
    )}
  </Box>
);

export interface ListStatesProps extends Announcement {
  readonly total: number | null;
  readonly error: string | null;
  readonly loading: boolean;
  readonly outdated?: boolean;
  readonly failedTitle?: string;
  readonly onRetry: () => void;
  readonly placeholder: ReactNode;
  /** Without it the children are shown for no rows, too. */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
}

/** A failure stands beside the rows of the current query, else alone. */
export function ListStates(props: ListStatesProps) {
  const { error, outdated, failedTitle, onRetry, loading, placeholder, empty, children, ...status } = props;
  const total = error !== null && outdated ? null : status.total;
  return (
    <>
      {error !== null && (
        // Sticky, so that it is visible far down the list too.
        <Box {...(total !== null && { position: 'sticky', top: '20', zIndex: 'sticky' })}>
          <ErrorState title={failedTitle} message={error} onRetry={onRetry} retrying={loading} />
        </Box>
      )}
      {total === null && error === null && placeholder}
      {empty && (
        <ListStatus {...status} total={total}>
          {empty}
        </ListStatus>
      )}
      {total !== null && (total > 0 || !empty) && children}
    </>
  );
}
