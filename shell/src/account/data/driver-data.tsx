import { Box, Field, Flex, Heading, NativeSelect, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { messages } from '../../texts/data.ts';
import { DataActions } from './data-actions.tsx';
import { $driversOfData } from './data-store.ts';

/** Drivers have no account pages, so the company answers their requests. */
export function DriverData() {
  const drivers = useStore($driversOfData).data ?? [];
  const [chosen, setChosen] = useState('');
  useEffect(() => void $driversOfData.fetch(), []);
  const driver = drivers.find(({ id }) => id === chosen);
  return (
    <section aria-labelledby="data-drivers">
      <Heading id="data-drivers" as="h3" size="md" mb="1">
        {messages.drivers}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {messages.driversAbout}
      </Text>
      <Flex
        gap="3"
        wrap="wrap"
        alignItems="end"
        css={{ '& [data-actions]': { display: 'flex', gap: '2', flexWrap: 'wrap' } }}
      >
        <Box flex="1 1 14rem" maxW={{ md: '20rem' }}>
          <Field label={messages.driver}>
            <NativeSelect value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{messages.chooseDriver}</option>
              {drivers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </Box>
        {driver && <DataActions whose={{ kind: 'driver', id: driver.id, name: driver.name }} mayErase />}
      </Flex>
    </section>
  );
}
