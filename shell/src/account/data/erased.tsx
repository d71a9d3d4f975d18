import type { Erasure } from '@hawiyat/shared/contract/account/personal-data';
import { day } from '@hawiyat/shared/locale/dates';
import { Box, chakra, Heading } from '@hawiyat/shared/ui';
import { focus } from '../../components/focus.ts';
import { messages } from '../../texts/data.ts';

const List = chakra('ul', { base: { ps: '5', listStyleType: 'disc', mb: '3', fontSize: 'sm' } });

export const Erased = ({ name, gone, kept }: Erasure & { readonly name: string }) => (
  <Box role="status" p="4" borderWidth="1px" borderRadius="xl" bg="bg.panel">
    <Heading as="h3" size="md" mb="2" ref={focus} tabIndex={-1} outline="none">
      {messages.erased} <bdi>{name}</bdi>
    </Heading>
    <Heading as="h4" size="sm">
      {messages.gone}
    </Heading>
    <List>
      {gone.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </List>
    {kept.length > 0 && (
      <>
        <Heading as="h4" size="sm">
          {messages.kept}
        </Heading>
        <List mb="0">
          {kept.map(({ what, until, why }) => (
            <li key={what}>
              {what}
              {until !== null && messages.until(day(until))} ({why})
            </li>
          ))}
        </List>
      </>
    )}
  </Box>
);
