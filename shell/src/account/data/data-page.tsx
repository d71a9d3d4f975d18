import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { day } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Heading, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages } from '../../texts/data.ts';
import { Rows, RowsLoading } from '../rows.tsx';
import { DataActions } from './data-actions.tsx';
import { $erased, $personalData } from './data-store.ts';
import { dialogs } from './dialogs.ts';
import { DriverData } from './driver-data.tsx';
import { Erased } from './erased.tsx';
import { RetentionTable } from './retention-table.tsx';

export function DataPage() {
  const erased = useStore($erased);
  useEffect(() => $erased.set(null), []);
  return (
    <QueryAnswer
      query={$personalData}
      failed={messages.failed}
      placeholder={<RowsLoading label={messages.loading} />}
    >
      {({ persons, retention }) => (
        <Stack gap="8">
          {erased && <Erased {...erased} />}
          <section aria-labelledby="data-persons">
            <Heading id="data-persons" as="h3" size="md" mb="3">
              {persons.length === 1 ? messages.own : messages.persons}
            </Heading>
            <Rows aria-labelledby="data-persons">
              {persons.map(({ id, name, removedOn }) => (
                <li key={id}>
                  <div data-about="">
                    <div data-name="">
                      <bdi>{name}</bdi>
                    </div>
                    {removedOn !== null && <div data-more="">{messages.left(day(removedOn))}</div>}
                  </div>
                  <DataActions
                    whose={{ kind: 'person', id, name }}
                    mayErase={removedOn !== null && mayI('manage-people')}
                  />
                </li>
              ))}
            </Rows>
            <Text color="fg.muted" fontSize="sm" mt="2">
              {messages.personsAbout}
            </Text>
          </section>
          {mayI('change-fleet') && <DriverData />}
          <RetentionTable retention={retention} />
          <Dialogs of={dialogs} />
        </Stack>
      )}
    </QueryAnswer>
  );
}
