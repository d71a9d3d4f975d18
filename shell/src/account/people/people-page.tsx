import { $session } from '@hawiyat/shared/state';
import { Button, Flex, Heading, ListStates, Presence, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Rows } from '../rows.tsx';
import { RowsLoading } from '../rows-loading.tsx';
import { InviteRow } from './invite-row.tsx';
import { type OpenedDialog, PeopleDialog } from './people-dialog.tsx';
import { $people } from './people-store.ts';
import { PersonRow } from './person-row.tsx';

export function PeoplePage() {
  const { data, error, loading } = useStore($people);
  const own = useStore($session)?.user.id;
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  useEffect(() => void $people.fetch(), []);
  return (
    <Stack gap="6">
      <ListStates
        {...{ error, loading }}
        total={data?.people.length ?? null}
        failedTitle="تعذّر تحميل المستخدمين"
        onRetry={$people.fetch}
        placeholder={<RowsLoading label="جاري تحميل المستخدمين..." count={4} />}
      >
        <Flex justify="flex-start">
          <Button onClick={() => setOpened({ kind: 'invite' })}>
            <UserPlus size={18} aria-hidden />
            دعوة مستخدم
          </Button>
        </Flex>
        <Rows aria-label="المستخدمون">
          {data?.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOwn={person.id === own}
              onRole={() => setOpened({ kind: 'role', person })}
              onRemove={() => setOpened({ kind: 'remove', person })}
            />
          ))}
        </Rows>
        {data && data.invites.length > 0 && (
          <section aria-labelledby="invites">
            <Heading as="h3" id="invites" size="md" mb="3">
              دعوات لم تُقبل بعد
            </Heading>
            <Rows>
              {data.invites.map((invite) => (
                <InviteRow
                  key={invite.id}
                  invite={invite}
                  onTakeBack={() => setOpened({ kind: 'take-back', invite })}
                />
              ))}
            </Rows>
          </section>
        )}
      </ListStates>
      <Presence>{opened && <PeopleDialog opened={opened} onClose={() => setOpened(null)} />}</Presence>
    </Stack>
  );
}
