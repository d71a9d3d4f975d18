import { useState } from 'react';
import { useSearchParams } from '../../router.ts';
import { SearchInput } from '../data/search-input.tsx';
import { Tabs } from '../data/tabs.tsx';
import { Text } from '../text.ts';
import type { Example } from './example.tsx';
import { ExampleList } from './example-list.tsx';
import { ExampleTable } from './example-table.tsx';
import { ExampleToolbar } from './example-toolbar.tsx';

const tabs = [
  { id: 'new', label: 'الطلبات الجديدة', count: 12, to: '?tab=new' },
  { id: 'accepted', label: 'الطلبات المقبولة', count: 1284, to: '?tab=accepted' },
  { id: 'sub', label: 'الطلبات الفرعية', to: '?tab=sub' },
] as const;

function Views() {
  const [text, setText] = useState('');
  const [address] = useSearchParams();
  const current = tabs.find((tab) => tab.id === address.get('tab')) ?? tabs[0];
  return (
    <Tabs label="الطلبات" tabs={tabs} current={current.id}>
      <Text py="4">{current.label}</Text>
      <SearchInput label="البحث باسم السائق أو هاتفه..." value={text} onChange={setText} />
    </Tabs>
  );
}

const bare = { wide: true, bare: true } as const;

export const listExamples: readonly Example[] = [
  { title: 'تبويبات، والعدد غير معروف في آخرها', content: <Views />, wide: true },
  { title: 'شريط قائمة: بحث وتصفية وما اختير منها وطريقة العرض', content: <ExampleToolbar />, wide: true },
  { title: 'جدول يصير بطاقات في الشاشات الضيقة', content: <ExampleTable />, ...bare },
  { title: 'قائمة حية مع التحديد، والسطر الرابع لم يصل بعد', content: <ExampleList />, ...bare },
];
