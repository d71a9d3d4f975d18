import { expect, test } from 'vitest';
import { containerSizes, containerTypes } from '../contract/core/container-kinds.ts';
import { readSearch } from './search-chips.ts';
import type { SearchVocabulary } from './search-index.ts';
import {
  acceptedVocabulary,
  containerVocabulary,
  requestVocabulary,
  subOrderVocabulary,
} from './search-vocabularies.ts';

/** A Monday. */
const today = '2026-11-30';
const labels = {
  states: { needsAction: 'يحتاج إلى إجراء', open: 'مفتوحة', finished: 'منتهية' },
  driver: { assigned: 'تم تعيين سائق', unassigned: 'لم يُعيَّن سائق' },
};
const names = {
  districts: ['النرجس', 'السلي', 'الدرعية', 'شمال الرياض', 'وسط الرياض'],
  drivers: [
    { id: 'd1', name: 'محمد إسماعيل' },
    { id: 'd2', name: 'محمد الشهري' },
    { id: 'd3', name: 'ناصر سلطان' },
    { id: 'd4', name: 'عبد الله القحطاني' },
  ],
};
const containers = containerVocabulary({ types: containerTypes, sizes: containerSizes }, names);
const requests = requestVocabulary(names);
const accepted = acceptedVocabulary(labels, names);
const subOrders = subOrderVocabulary(labels, names);

/** `size=20 yard status=available | rest` */
const read = (text: string, vocabulary: SearchVocabulary, typing = {}) => {
  const { chips, rest } = readSearch(text, vocabulary, today, typing);
  return [...chips.map(({ kind, value }) => `${kind}=${value}`), ...(rest ? [`| ${rest}`] : [])].join(' ');
};
const whole = { isDone: true };
const [debris, compactors, bins] = containerTypes;

test.each([
  ['', ''],
  ['  ', ''],
  ['20 متوفرة الخميس', 'size=20 yard status=available free=2026-12-03'],
  ['٢٠ متوفره الخميس', 'size=20 yard status=available free=2026-12-03'],
  ['متوفّرة ۲۰ ياردة', 'status=available size=20 yard'],
  ['20ياردة متـــوفرة غداً', 'size=20 yard status=available free=2026-12-01'],
  ['متوفر اليوم', 'status=available free=2026-11-30'],
  ['مؤجرة', 'status=rented'],
  ['الموجره', 'status=rented'],
  ['محجوزة 12', 'status=reserved size=12 yard'],
  ['في الصيانة', 'status=maintenance'],
  ['20', '| 20'],
  ['54', '| 54'],
  ['54 متوفرة', 'status=available | 54'],
  ['20 C-0054', '| 20 C-0054'],
  ['C-0054', '| C-0054'],
  ['c54 مؤجرة', 'status=rented | c54'],
  ['10452', '| 10452'],
  ['ح-10377', '| ح-10377'],
  ['ساره', '| ساره'],
  ['حاوية', ''],
  ['حاوية أنقاض', `type=${debris}`],
  ['الأنقاض 20 ياردة', `type=${debris} size=20 yard`],
  ['المكابس', `type=${compactors}`],
  ['مكابس النفايات بعد غد', `type=${compactors} free=2026-12-02`],
  // Bins and compactors: the search in texts finds both.
  ['نفايات', '| نفايات'],
  ['حاويات النفايات 6 ياردة', `type=${bins} size=6 yard`],
  ['4 ياردة', 'size=4 yard'],
  ['4 ياردة بغطاء', 'size=4 yard with lid'],
  ['بغطاء 4 ياردة', 'size=4 yard with lid'],
  // With or without a lid.
  ['4 متوفرة', 'status=available | 4'],
  ['25 ياردة', '| 25 ياردة'],
  ['20 ياردة 30 ياردة', 'size=30 yard'],
  ['النرجس', 'district=النرجس'],
  ['نرجس، مؤجرة', 'district=النرجس status=rented'],
  ['شمال الرياض', 'district=شمال الرياض'],
  ['الرياض', '| الرياض'],
  ['الاثنين', 'free=2026-11-30'],
  ['الإثنين القادم', 'free=2026-12-07'],
  ['الخميس القادم', 'free=2026-12-03'],
  ['يوم الجمعة', 'free=2026-12-04'],
  ['3 ديسمبر', 'free=2026-12-03'],
  ['٣ ديسمبر ٢٠٢٧', 'free=2027-12-03'],
  ['يوم 3/12', 'free=2026-12-03'],
  ['3/12/2026', 'free=2026-12-03'],
  ['2026-12-03', 'free=2026-12-03'],
  ['1 أبريل', 'free=2027-04-01'],
  ['20 ديسمبر متوفرة', 'free=2026-12-20 status=available'],
  ['الخميس 3 ديسمبر', 'free=2026-12-03'],
  // Past days, days that do not exist, Hijri days.
  ['أمس', '| أمس'],
  ['2026-11-20', '| 2026-11-20'],
  ['30/2', '| 30/2'],
  ['15 رمضان', '| 15 رمضان'],
  ['1/1/1448', '| 1/1/1448'],
  // A name and a town, not days.
  ['خميس مشيط', '| خميس مشيط'],
])('of containers «%s» asks «%s»', (text, asked) => {
  expect(read(text, containers, whole)).toBe(asked);
});

test.each([
  ['20 ياردة النرجس', 'size=20 yard district=النرجس'],
  ['طلبات أنقاض غدًا', `type=${debris} day=2026-12-01`],
  ['12 السلي', 'size=12 yard district=السلي'],
  ['متوفرة', '| متوفرة'],
  ['ناصر', '| ناصر'],
])('of requests «%s» asks «%s»', (text, asked) => {
  expect(read(text, requests, whole)).toBe(asked);
});

test.each([
  ['متأخرة ناصر', 'status=late driver=d3'],
  ['يتم التوصيل اليوم', 'status=in_transit day=2026-11-30'],
  ['بلا سائق غدا', 'driver=unassigned day=2026-12-01'],
  ['لم يعين سائق', 'driver=unassigned'],
  ['تحتاج إلى إجراء', 'status=needsAction'],
  ['في الانتظار 12', 'status=pending size=12 yard'],
  ['محمد', '| محمد'],
  ['محمد الشهري', 'driver=d2'],
  ['الشهري', 'driver=d2'],
  ['عبدالله', 'driver=d4'],
  ['عبد الله القحطاني الدرعيه', 'driver=d4 district=الدرعية'],
  ['ساره', '| ساره'],
  ['10452', '| 10452'],
  ['أمس', 'day=2026-11-29'],
  // The nearest one, because the list holds past days.
  ['20/11', 'day=2026-11-20'],
  ['1 يناير', 'day=2027-01-01'],
  ['مكتملة ملغاة', 'status=canceled'],
])('of accepted orders «%s» asks «%s»', (text, asked) => {
  expect(read(text, accepted, whole)).toBe(asked);
});

test.each([
  ['تفريغ اليوم', 'task=unload day=2026-11-30'],
  ['ارجاع متأخرة', 'task=return | متأخرة'],
  ['جاري السحب ناصر سلطان', 'status=pick_up_in_progress driver=d3'],
  ['إرجاع C-0029', 'task=return | C-0029'],
])('of sub-orders «%s» asks «%s»', (text, asked) => {
  expect(read(text, subOrders, whole)).toBe(asked);
});

test.each([
  ['متوفر', '| متوفر'],
  ['متوفر ', 'status=available'],
  ['متوفرة', 'status=available'],
  ['متوفرة 20', 'status=available | 20'],
  ['متوفرة 20 ', 'status=available size=20 yard'],
  ['3/12', '| 3/12'],
  ['3/12 ', 'free=2026-12-03'],
  ['3/12/2026', 'free=2026-12-03'],
  ['الخميس', 'free=2026-12-03'],
  ['غد', '| غد'],
  ['غدا', 'free=2026-12-01'],
  ['النرجس', '| النرجس'],
  ['النرجس،', 'district=النرجس'],
  ['مكابس نف', `type=${compactors} | نف`],
  ['مكابس نفايات', `type=${compactors}`],
])('while it is typed, «%s» asks «%s»', (text, asked) => {
  expect(read(text, containers)).toBe(asked);
});

test('a chip has the label of its filter and the words as they were typed', () => {
  expect(readSearch('٢٠ المتوفره الخميس ساره', containers, today).chips).toEqual([
    { kind: 'size', value: '20 yard', label: '20 ياردة', words: '٢٠' },
    { kind: 'status', value: 'available', label: 'متوفرة', words: 'المتوفره' },
    { kind: 'free', value: '2026-12-03', label: 'الخميس 3 ديسمبر', words: 'الخميس' },
  ]);
  const labelOf = (text: string) => readSearch(text, containers, today, whole).chips[0]?.label;
  expect(['اليوم', 'غدا', '1/1'].map(labelOf)).toEqual([
    ...['اليوم 30 نوفمبر', 'غدًا 1 ديسمبر', 'الجمعة 1 يناير 2027'],
  ]);
});

test('today’s weekday is today, and «القادم» a week later', () => {
  const onThursday = (text: string) =>
    readSearch(text, containers, '2026-12-03', whole).chips.map(({ value }) => value);
  expect([onThursday('الخميس'), onThursday('الخميس القادم')]).toEqual([['2026-12-03'], ['2026-12-10']]);
});

test('a second value replaces the first, or widens where the filter holds several', () => {
  expect(read('20 ياردة 30 ياردة 20 ياردة', containers)).toBe('size=20 yard');
  const both = { ...containers, many: ['size'] };
  expect(read('20 ياردة 30 ياردة متوفرة', both)).toBe('size=20 yard size=30 yard status=available');
  expect(read('20 ياردة 20 ياردة', both)).toBe('size=20 yard');
});

test('«4» beside a chip is a size where the company has one such size', () => {
  const few = containerVocabulary({ types: containerTypes, sizes: ['4 yard', '20 yard'] });
  expect(read('4 متوفرة', few)).toBe('size=4 yard status=available');
});

test('words of a chip that was taken back stay text', () => {
  expect(read('20 متوفرة ', containers, { asText: ['متوفرة'] })).toBe('| 20 متوفرة');
  expect(read('متوفرة 20 ', containers, { asText: ['20'] })).toBe('status=available | 20');
});

test('a number is a size beside a chip that stands already', () => {
  expect(read('20 ', containers, { hasChips: true })).toBe('size=20 yard');
  expect(read('20', containers, { hasChips: true })).toBe('| 20');
});
