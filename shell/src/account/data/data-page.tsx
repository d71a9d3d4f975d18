import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { day } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { ErrorState, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Rows } from '../rows.tsx';
import { RowsLoading } from '../rows-loading.tsx';
import { DataActions } from './data-actions.tsx';
import { $erased, $personalData } from './data-store.ts';
import { dialogs } from './dialogs.ts';
import { DriverData } from './driver-data.tsx';
import { Erased } from './erased.tsx';
import { RetentionTable } from './retention-table.tsx';

export function DataPage() {
  const { data, error, loading } = useStore($personalData);
  const erased = useStore($erased);
  useEffect(() => {
    $erased.set(null);
    void $personalData.fetch();
  }, []);
  if (!data && error !== null)
    return (
      <ErrorState
        title="تعذّر تحميل البيانات"
        message={error}
        onRetry={$personalData.fetch}
        retrying={loading}
      />
    );
  if (!data) return <RowsLoading label="جاري تحميل البيانات..." />;
  return (
    <Stack gap="8">
      {erased && <Erased {...erased} />}
      <section aria-labelledby="data-persons">
        <Heading id="data-persons" as="h3" size="md" mb="3">
          {data.persons.length === 1 ? 'نسخة من بياناتي' : 'بيانات أشخاص الشركة'}
        </Heading>
        <Rows aria-labelledby="data-persons">
          {data.persons.map(({ id, name, removedOn }) => (
            <li key={id}>
              <div data-about="">
                <div data-name="">
                  <bdi>{name}</bdi>
                </div>
                {removedOn !== null && <div data-more="">خرج من الشركة في {day(removedOn)}</div>}
              </div>
              <DataActions
                whose={{ kind: 'person', id, name }}
                mayErase={removedOn !== null && mayI('manage-people')}
              />
            </li>
          ))}
        </Rows>
        <Text color="fg.muted" fontSize="sm" mt="2">
          تُحذف بيانات من خرج من الشركة، ويبقى اسمه في سجل العمليات حتى تنتهي مدة حفظه.
        </Text>
      </section>
      {mayI('change-fleet') && <DriverData />}
      <RetentionTable retention={data.retention} />
      <Dialogs of={dialogs} />
    </Stack>
  );
}
