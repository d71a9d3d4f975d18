import { useState } from 'react';
import { useSearchParams } from '../../router.ts';
import { SearchInput } from '../data/search-input.tsx';
import { SegmentedFilter } from '../data/segmented-filter.tsx';
import { Tabs } from '../data/tabs.tsx';
import { Text } from '../text.ts';
import { Example, Examples } from './example.tsx';
import { ExampleList } from './example-list.tsx';
import { ExampleCardList, ExampleCards, ExampleTable } from './example-table.tsx';
import { ExampleToolbar } from './example-toolbar.tsx';
import { longArabic } from './samples.ts';

const tabs = [
  { id: 'new', label: 'الطلبات الجديدة', count: 12, to: '?tab=new' },
  { id: 'accepted', label: 'الطلبات المقبولة', count: 1284, to: '?tab=accepted' },
  { id: 'sub', label: 'الطلبات الفرعية', to: '?tab=sub' },
] as const;

const filters = [
  { value: 'all', label: 'الكل' },
  { value: 'available', label: 'متوفرة' },
  { value: 'rented', label: 'مؤجرة' },
  { value: 'maintenance', label: 'صيانة' },
] as const;

export function ListExamples() {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all');
  const [text, setText] = useState('');
  const [address] = useSearchParams();
  const current = tabs.find((tab) => tab.id === address.get('tab')) ?? tabs[0];
  return (
    <Examples>
      <Example title="تبويبات، والعدد غير معروف في آخرها">
        <Tabs label="الطلبات" tabs={tabs} current={current.id}>
          <Text pt="4">{current.label}</Text>
        </Tabs>
      </Example>
      <Example title="تصفية وبحث">
        <SegmentedFilter label="الحالة" value={filter} options={filters} onChange={setFilter} />
        <SearchInput label="البحث باسم السائق أو هاتفه..." value={text} onChange={setText} />
        <SearchInput label="بحث فيه نص طويل" value={longArabic} onChange={() => {}} />
      </Example>
      <Example title="شريط قائمة: بحث وتصفية وما اختير منها وطريقة العرض" wide>
        <ExampleToolbar />
      </Example>
      <Example title="جدول يصير بطاقات في الشاشات الضيقة" wide bare>
        <ExampleTable />
      </Example>
      <Example title="البطاقات نفسها في كل شاشة" wide bare>
        <ExampleCards />
      </Example>
      <Example title="بطاقات لها محتواها، وعددها في الصف حسب عرض الشاشة" wide bare>
        <ExampleCardList />
      </Example>
      <Example title="قائمة حية مع التحديد، والسطر الرابع لم يصل بعد" wide bare>
        <ExampleList />
      </Example>
    </Examples>
  );
}
