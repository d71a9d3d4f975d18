import type { Retention } from '@hawiyat/shared/contract/account/personal-data';
import { chakra, Heading, Link, Text } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { Around } from '../../components/around.tsx';
import { messages } from '../../texts/data.ts';

const Terms = chakra('dl', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    fontSize: 'sm',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
      gap: { base: '1', md: '4' },
      px: { base: '4', md: '5' },
      py: '3',
    },
    '& > div + div': { borderTopWidth: '1px' },
    '& dt': { fontWeight: 'semibold' },
    '& dd > span': { display: 'block', color: 'fg.muted' },
  },
});

interface DataSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

export const DataSection = ({ id, title, about, children }: DataSectionProps) => (
  <section aria-labelledby={id}>
    <Heading id={id} as="h3" size="md" mb={about ? '1' : '3'}>
      {title}
    </Heading>
    {about && (
      <Text color="fg.muted" fontSize="sm" mb="3">
        {about}
      </Text>
    )}
    {children}
  </section>
);

const retentionAbout = (
  <Around {...messages.retentionAbout}>
    <Link to="/privacy-policy">{messages.policy}</Link>
  </Around>
);

export const RetentionTable = ({ retention }: { retention: readonly Retention[] }) => (
  <DataSection id="data-retention" title={messages.retention} about={retentionAbout}>
    <Terms>
      {retention.map(({ what, period, why }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {period}
            <span>{why}</span>
          </dd>
        </div>
      ))}
    </Terms>
  </DataSection>
);
