import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon, Plus, SearchX } from 'lucide-react';
import { type ContainerFilter, isNarrowed, showAll } from '../container-filter.ts';
import { messages } from '../containers-messages.ts';
import { $containers, openDialog, setFilter } from '../containers-store.ts';

const texts = {
  empty: {
    all: 'لا توجد حاويات',
    available: 'لا توجد حاويات متوفرة',
    rented: 'لا توجد حاويات مؤجرة',
    maintenance: 'لا توجد حاويات في الصيانة',
    reserved: 'لا توجد حاويات محجوزة',
  } satisfies Record<ContainerStatus | 'all', string>,
  emptyHint: 'أضف حاويتك الأولى لتظهر هنا.',
  noMatch: 'لا توجد نتائج مطابقة',
  clearFilter: 'مسح التصفية',
  clearSearch: 'مسح البحث',
};

export function Nothing({ filter, csv }: { filter: ContainerFilter; csv: Csv }) {
  const { items } = useStore($containers);
  if (items?.length === 0) return <NoContainers status={filter.status} csv={csv} />;
  const { status, text } = filter;
  if (isNarrowed({ ...filter, status: 'all' })) {
    const isSearch = text !== '';
    return (
      <EmptyState title={texts.noMatch} icon={<SearchX size={24} />}>
        <Button variant="outline" onClick={() => setFilter(isSearch ? { text: '' } : showAll)}>
          {isSearch ? texts.clearSearch : texts.clearFilter}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={texts.empty[status]} icon={<ContainerIcon size={24} />}>
      <Button variant="outline" onClick={() => setFilter(showAll)}>
        {texts.clearFilter}
      </Button>
    </EmptyState>
  );
}

function NoContainers({ status, csv }: { status: ContainerFilter['status']; csv: Csv }) {
  return (
    <EmptyState
      title={texts.empty[status]}
      hint={mayI('change-fleet') ? texts.emptyHint : undefined}
      icon={<ContainerIcon size={24} />}
    >
      {mayI('change-fleet') && (
        <>
          <Button onClick={() => openDialog({ kind: 'add' })}>
            <Plus size={18} aria-hidden />
            {messages.add}
          </Button>
          <ImportButton csv={csv} />
        </>
      )}
    </EmptyState>
  );
}
