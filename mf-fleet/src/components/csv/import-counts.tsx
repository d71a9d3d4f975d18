import { count } from '@hawiyat/shared/locale/numbers';
import { chakra } from '@hawiyat/shared/ui';

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
    tone: {
      created: { bg: 'success.subtle', color: 'success.fg', '& dd': { fontWeight: 'semibold' } },
      changed: { bg: 'info.subtle', color: 'info.fg', '& dd': { fontWeight: 'semibold' } },
      rejected: { bg: 'danger.subtle', color: 'danger.fg', '& dd': { fontWeight: 'semibold' } },
    },
  },
});

export interface ImportCountProps {
  label: string;
  /** Its color when the count is not zero. */
  tone?: 'created' | 'changed' | 'rejected';
  amount: number;
}

export function ImportCount({ label, tone, amount }: ImportCountProps) {
  return (
    <Tile {...(tone && amount > 0 && { tone })}>
      <dt>{label}</dt>
      <dd>{count(amount)}</dd>
    </Tile>
  );
}
