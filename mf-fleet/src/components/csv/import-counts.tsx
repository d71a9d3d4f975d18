import { type Noun, type PluralNoun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { chakra } from '@hawiyat/shared/ui';

/** Two beside each other: each is an `ImportCount`. */
export const ImportCounts = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', m: '0' },
});

const Tile = chakra('div', {
  base: {
    px: '3',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& dt': { fontSize: 'xs' },
    '& dd': { m: '0', fontSize: 'md' },
  },
  variants: {
    // What is none of these stays grey: only what happens is coloured.
    tone: {
      created: { bg: 'success.subtle', color: 'success.fg', '& dd': { fontWeight: 'semibold' } },
      changed: { bg: 'info.subtle', color: 'info.fg', '& dd': { fontWeight: 'semibold' } },
      rejected: { bg: 'danger.subtle', color: 'danger.fg', '& dd': { fontWeight: 'semibold' } },
    },
  },
});

export interface ImportCountProps {
  label: string;
  /** How it looks unless it is nothing. */
  tone?: 'created' | 'changed' | 'rejected';
  amount: number;
  of: PluralNoun | Noun;
}

/** How many rows go one way. */
export function ImportCount({ label, tone, amount, of }: ImportCountProps) {
  return (
    <Tile {...(tone && amount > 0 && { tone })}>
      <dt>{label}</dt>
      <dd>{pluralizeInline(amount, of)}</dd>
    </Tile>
  );
}
