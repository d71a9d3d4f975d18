import { type Noun, type PluralNoun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { Box, VisuallyHidden } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

export interface ListStatusProps {
  /** Null before the first answer. */
  found: number | null;
  noun: PluralNoun | Noun;
  narrowed: boolean;
  /** Shown when nothing is found. */
  children: ReactNode;
}

/**
 * The number of items, announced when it changes. One live region that is always present: screen readers miss
 * a new one.
 */
export function ListStatus({ found, noun, narrowed, children }: ListStatusProps) {
  return (
    // Without a box of its own: that would be seen to move when what stood above it goes.
    <Box role="status" display="contents">
      {found === 0 && children}
      {found !== null && found > 0 && (
        <VisuallyHidden>
          {narrowed
            ? `تم العثور على ${pluralizeGenitive(found, 'result')}`
            : `تم تحميل ${pluralizeGenitive(found, noun)}`}
        </VisuallyHidden>
      )}
    </Box>
  );
}
