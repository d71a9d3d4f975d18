import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { $session } from '@hawiyat/shared/state';
import { Box, Button, chakra, Heading, ListStates } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { List, listStyles } from '@hawiyat/shared/ui/list';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { messages } from '../../texts/people.ts';
import { detailsLabel, dialogs, inviteColumns, personColumns } from './people-columns.tsx';
import { $people } from './people-store.ts';

const StyledList = chakra('div', {
  // One's own card has no actions.
  base: { ...listStyles, '& [data-actions]:not(:has(button))': { display: 'none' } },
});

export function PeoplePage() {
  const { data, error, loading } = useStore($people);
  const own = useStore($session)?.user.id;
  const columns = useMemo(() => personColumns(own), [own]);
  useEffect(() => void $people.fetch(), []);
  const { people = [], invites = [] } = data ?? {};
  return (
    <>
      <Box data-toolbar="">
        <Toolbar
          action={
            <Button onClick={() => dialogs.open('invite')}>
              <UserPlus size={18} aria-hidden />
              {messages.dialogs.invite}
            </Button>
          }
        />
      </Box>
      <ListStates
        {...{ error, loading }}
        total={data?.people.length ?? null}
        failedTitle={messages.failed}
        onRetry={$people.fetch}
        placeholder={<TableLoading label={messages.loading} />}
      >
        <StyledList>
          <List caption={messages.people} rows={people} {...{ columns, detailsLabel }} />
        </StyledList>
        {invites.length > 0 && (
          <StyledList as="section" aria-labelledby="invites" mt={{ base: '2', md: '6' }}>
            <Heading as="h3" id="invites" size="md" mb="3">
              {messages.invites}
            </Heading>
            <List caption={messages.invites} rows={invites} {...{ columns: inviteColumns, detailsLabel }} />
          </StyledList>
        )}
      </ListStates>
      <Dialogs of={dialogs} />
    </>
  );
}
