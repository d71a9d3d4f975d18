import { type Noun, type PluralNoun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { Box, VisuallyHidden } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

export interface ListStatusProps {
  /** Null before the first answer. */
  found: number | null;
  noun: PluralNoun | Noun;
  narrowed: boolean;
  children: ReactNode;
}

/** Announces the number of items. The live region is always present, because screen readers miss a new one. */
export function ListStatus({ found, noun, narrowed, children }: ListStatusProps) {
  return (
    // Without a box, which would count as moved when the content above it leaves.
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
