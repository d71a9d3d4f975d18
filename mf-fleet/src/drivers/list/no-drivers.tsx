import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { Plus, SearchX, Users } from 'lucide-react';
import { type DriverFilter, showAll } from './driver-filter.ts';
import { messages } from './drivers-messages.ts';
import { openDialog, setFilter } from './drivers-store.ts';

export function NoDrivers({ csv }: { csv: Csv }) {
  return (
    <EmptyState
      title={messages.empty}
      hint={mayI('change-fleet') ? messages.emptyHint : undefined}
      icon={<Users size={24} />}
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

export function NoMatch({ text }: DriverFilter) {
  return (
    <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
      <Button variant="outline" onClick={() => setFilter(text ? { text: '' } : showAll)}>
        {text ? messages.clearSearch : messages.clearFilter}
      </Button>
    </EmptyState>
  );
}
