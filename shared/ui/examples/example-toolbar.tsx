import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { SegmentedFilter } from '../data/segmented-filter.tsx';
import { Choices } from '../panels/choices.tsx';
import { FilterPanel } from '../panels/filter-panel.tsx';
import { MenuButton } from '../panels/menu-button.tsx';
import { SortFields } from '../panels/sort-fields.tsx';
import { Filter } from '../toolbar/filter.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { ToolbarAction } from '../toolbar/toolbar-action.tsx';

const sizes = [
  { value: '12', label: '12 ياردة', count: 14 },
  { value: '20', label: '20 ياردة', count: 31 },
] as const;
const views = [
  { value: 'cards', label: 'بطاقات' },
  { value: 'table', label: 'جدول' },
] as const;
const items = [
  { label: 'طباعة', icon: Printer },
  { label: 'تصدير CSV', icon: Download },
];

export function ExampleToolbar() {
  const [text, setText] = useState('');
  const [size, setSize] = useState<string | null>('20');
  const [view, setView] = useState<'cards' | 'table'>('cards');
  const set = sizes
    .filter(({ value }) => value === size)
    .map(({ value, label }) => ({ id: value, text: label, onRemove: () => setSize(null) }));
  return (
    <Toolbar
      search={{ label: 'البحث برقم الحاوية أو نوعها...', value: text, onChange: setText }}
      filter={
        <Filter label="تصفية الحاويات" chosen={set.length} found="31 حاوية" onClear={() => setSize(null)}>
          {(open) => (
            <FilterPanel {...open}>
              <SortFields
                label="الترتيب حسب"
                field="price"
                fields={['price', 'size']}
                labels={{ price: 'السعر', size: 'الحجم' }}
                onField={() => {}}
                direction={{ order: 'asc', text: 'تصاعدي', label: 'ترتيب تصاعدي حسب السعر', onTurn() {} }}
              />
              <Choices
                label="الحجم"
                options={sizes}
                isChosen={(value) => value === size}
                onChoose={(value) => setSize(value)}
              />
            </FilterPanel>
          )}
        </Filter>
      }
      filters={set}
      views={<SegmentedFilter label="طريقة العرض" value={view} options={views} onChange={setView} />}
      action={<ToolbarAction label="إضافة حاوية جديدة" onPress={() => {}} />}
      menu={<MenuButton label="إجراءات القائمة" items={items} />}
    />
  );
}
