import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import { NoMatch } from '@hawiyat/shared/components/no-match';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import { mayI } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon } from 'lucide-react';
import { NothingYet } from '../../../components/nothing-yet.tsx';
import { type ContainerFilter, isNarrowed, showAll } from '../container-filter.ts';
import { messages } from '../containers-messages.ts';
import { $containers, openDialog, setFilter } from '../containers-store.ts';

const emptyHint = 'أضف حاويتك الأولى لتظهر هنا.';
const empty: Record<ContainerStatus | 'all', string> = {
  all: 'لا توجد حاويات',
  available: 'لا توجد حاويات متوفرة',
  rented: 'لا توجد حاويات مؤجرة',
  maintenance: 'لا توجد حاويات في الصيانة',
  reserved: 'لا توجد حاويات محجوزة',
};

export function Nothing({ filter, csv }: { filter: ContainerFilter; csv: Csv }) {
  const { items } = useStore($containers);
  const title = empty[filter.status];
  const icon = <ContainerIcon size={24} />;
  if (items?.length === 0)
    return (
      <NothingYet
        {...{ title, icon, add: messages.add }}
        hint={mayI('change-fleet') ? emptyHint : undefined}
        onAdd={() => openDialog({ kind: 'add' })}
      >
        <ImportButton csv={csv} />
      </NothingYet>
    );
  if (!isNarrowed({ ...filter, status: 'all' }))
    return <NoMatch {...{ title, icon }} onClear={() => setFilter(showAll)} />;
  const isSearch = filter.text !== '';
  return <NoMatch isSearch={isSearch} onClear={() => setFilter(isSearch ? { text: '' } : showAll)} />;
}
