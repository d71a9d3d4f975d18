import { type PluralNoun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { Box, VisuallyHidden } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

export interface ListStatusProps {
  /** How many are listed; null before the first answer. */
  found: number | null;
  of: PluralNoun;
  /** A filter or a search leaves some out. */
  narrowed: boolean;
  /** What stands in the place of the list when nothing is found. */
  children: ReactNode;
}

/**
 * How much a list holds: read aloud when it changes, and on the screen when that is nothing. One live region for both, always
 * there, or a screen reader would not notice the change.
 */
export function ListStatus({ found, of, narrowed, children }: ListStatusProps) {
  return (
    <Box role="status">
      {found === 0 && children}
      {found !== null && found > 0 && (
        <VisuallyHidden>
          {narrowed
            ? `تم العثور على ${pluralizeGenitive(found, 'result')}`
            : `تم تحميل ${pluralizeGenitive(found, of)}`}
        </VisuallyHidden>
      )}
    </Box>
  );
}
