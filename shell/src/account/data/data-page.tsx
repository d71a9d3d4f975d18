import { createDialogs, type DialogProps, Dialogs } from '@hawiyat/shared/components/dialogs';
import { day } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Box, Button, Flex, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, SelectField } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Download, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Around } from '../../components/around.tsx';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/data.ts';
import { Rows, RowsLoading } from '../rows.tsx';
import type { Whose } from './data-store.ts';
import { $copying, $driversOfData, $erased, $personalData, eraseData, saveCopy } from './data-store.ts';
import { Erased } from './erased.tsx';
import { DataSection, RetentionTable } from './retention-table.tsx';

const dialogs = createDialogs({ erase: messages.erase }, async () => ({ erase: EraseDialog }));

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
          <DataSection id="data-persons" title={persons.length === 1 ? messages.own : messages.persons}>
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
          </DataSection>
          {mayI('change-fleet') && <DriverData />}
          <RetentionTable retention={retention} />
          <Dialogs of={dialogs} />
        </Stack>
      )}
    </QueryAnswer>
  );
}

/** Drivers have no account pages, so the company answers their requests. */
function DriverData() {
  const drivers = useStore($driversOfData).data ?? [];
  const [chosen, setChosen] = useState('');
  useEffect(() => void $driversOfData.fetch(), []);
  const driver = drivers.find(({ id }) => id === chosen);
  return (
    <DataSection id="data-drivers" title={messages.drivers} about={messages.driversAbout}>
      <Flex
        gap="3"
        wrap="wrap"
        alignItems="end"
        css={{ '& [data-actions]': { display: 'flex', gap: '2', flexWrap: 'wrap' } }}
      >
        <Box flex="1 1 14rem" maxW={{ md: '20rem' }}>
          <SelectField
            label={messages.driver}
            value={chosen}
            placeholder={messages.chooseDriver}
            options={drivers.map(({ id, name }) => [id, name])}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Box>
        {driver && <DataActions whose={{ kind: 'driver', id: driver.id, name: driver.name }} mayErase />}
      </Flex>
    </DataSection>
  );
}

function DataActions({ whose, mayErase }: { whose: Whose; mayErase: boolean }) {
  const copying = useStore($copying);
  const { id, name } = whose;
  const copies = [
    { form: 'readable', label: messages.readableOf(name), Icon: FileText, text: messages.readable },
    { form: 'json', label: messages.jsonOf(name), Icon: Download, text: 'JSON' },
  ] as const;
  return (
    <div data-actions="">
      {copies.map(({ form, label, Icon, text }) => (
        <Button
          key={form}
          variant="outline"
          size="sm"
          aria-label={label}
          loading={copying === `${id} ${form}`}
          onClick={() => void saveCopy(whose, form)}
        >
          <Icon size={16} aria-hidden />
          {text}
        </Button>
      ))}
      {mayErase && (
        <Button
          variant="ghost"
          size="sm"
          colorPalette="danger"
          aria-label={messages.eraseOf(name)}
          onClick={() => dialogs.open('erase', { whose })}
        >
          {messages.erase}
        </Button>
      )}
    </div>
  );
}

const EraseDialog = ({ whose, ...shown }: DialogProps<{ whose: Whose }>) => (
  <ConfirmDialog
    {...shown}
    question={
      <Around {...messages.eraseQuestion}>
        <bdi>{whose.name}</bdi>
      </Around>
    }
    warning={whose.kind === 'driver' ? messages.erasing.ofDriver : messages.erasing.ofPerson}
    confirm={shown.title}
    busyText={actions.deleting}
    success={messages.erasing.success}
    send={() => eraseData(whose)}
  />
);
