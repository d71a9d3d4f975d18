import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { mayI } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { type Csv, CsvButtons } from '../components/csv/csv-buttons.tsx';
import { LazyPrint } from '../components/lazy-print.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { messages } from './containers-messages.ts';
import { $filter, openDialog, setFilter } from './containers-store.ts';
import { ViewChoice } from './shown-view.tsx';
import { SortChoice } from './sort-choice.tsx';

/** Reserved containers have no tab and show under «الكل». */
const tabs = [
  { value: 'all', label: messages.all },
  { value: 'available', label: statusLabel.available },
  { value: 'rented', label: statusLabel.rented },
  { value: 'maintenance', label: statusLabel.maintenance },
] as const;

const loadPrint = () => import(/* webpackChunkName: "print" */ './containers-print.tsx');

export function ContainersToolbar({ csv }: { csv: Csv }) {
  const { status, text } = useStore($filter);
  return (
    <ListToolbar
      search={{ label: messages.search, value: text, onChange: (typed) => setFilter({ text: typed }) }}
      actions={
        <>
          <LazyPrint load={loadPrint} />
          <CsvButtons csv={csv} />
          {mayI('change-fleet') && (
            <Button flex={{ base: '1', md: 'none' }} onClick={() => openDialog({ kind: 'add' })}>
              <Plus size={18} aria-hidden />
              {messages.add}
            </Button>
          )}
        </>
      }
    >
      <SegmentedFilter
        label={messages.filter}
        value={status === 'reserved' ? 'all' : status}
        options={tabs}
        onChange={(value) => setFilter({ status: value })}
      />
      <ViewChoice />
      <SortChoice />
    </ListToolbar>
  );
}
