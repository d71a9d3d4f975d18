import { chakra } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    flex: '1',
    minW: '0',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { mt: '0.5', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
