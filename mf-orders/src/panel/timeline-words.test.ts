import { expect, test } from 'vitest';
import { whatHappened, whoDid, withoutRepetition } from './order-content.tsx';

test.each([
  ['order.moved', 'in_transit', 'أصبحت الحالة «يتم التوصيل»'],
  ['sub_order.moved', 'failed', 'أصبحت الحالة «ملغاة»'],
  ['order.created', 'pending', 'تم قبول عرضك'],
] as const)('%s to %s reads «%s»', (type, to, sentence) => {
  const nobody = { driverName: null, assignment: null, formerDriverName: null };
  expect(whatHappened({ type, to, ...nobody })).toBe(sentence);
});

test('a change of driver says from whom to whom, and a late order’s driver is taken off, too', () => {
  const entry = { type: 'order.assigned', to: 'late', driverName: 'بدر' } as const;
  expect(whatHappened({ ...entry, assignment: 'taken-off', formerDriverName: 'بدر' })).toBe(
    'تم إلغاء تعيين السائق ⁨بدر⁩',
  );
  expect(whatHappened({ ...entry, assignment: 'changed', formerDriverName: 'سعيد' })).toBe(
    'تم تغيير السائق من ⁨سعيد⁩ إلى ⁨بدر⁩',
  );
  expect(whatHappened({ ...entry, assignment: 'assigned', formerDriverName: null })).toBe(
    'تم تعيين السائق ⁨بدر⁩',
  );
});

test('who did it has a name, or else a role', () => {
  expect(whoDid({ actor: { kind: 'admin', name: 'سارة' } })).toBe('⁨سارة⁩');
  expect(whoDid({ actor: { kind: 'customer', name: null } })).toBe('العميل');
});

test.each<[types: string[], told: string[]]>([
  [
    ['order.assigned', 'order.created', 'offer.accepted', 'offer.created'],
    ['order.assigned', 'order.created', 'offer.created'],
  ],
  // A long timeline is cut before the order was made.
  [
    ['order.moved', 'offer.accepted'],
    ['order.moved', 'offer.accepted'],
  ],
  [[], []],
])('of %j it tells %j', (types, told) => {
  const timeline = types.map((type) => ({ type }) as Parameters<typeof whatHappened>[0]);
  expect(withoutRepetition(timeline).map(({ type }) => type)).toEqual(told);
});
