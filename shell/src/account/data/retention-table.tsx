import type { Retention } from '@hawiyat/shared/contract/account/personal-data';
import { Box, chakra, Heading, Link, Text } from '@hawiyat/shared/ui';
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

export function RetentionTable({ retention }: { retention: readonly Retention[] }) {
  return (
    <Box as="section" aria-labelledby="data-retention">
      <Heading id="data-retention" as="h3" size="md" mb="1">
        {messages.retention}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        <Around {...messages.retentionAbout}>
          <Link to="/privacy-policy">{messages.policy}</Link>
        </Around>
      </Text>
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
    </Box>
  );
}
