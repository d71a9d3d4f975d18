import { expect, test } from 'vitest';
import { whatHappened, whoDid } from './timeline-words.ts';

test.each([
  ['order.assigned', 'pending', 'scheduled', 'بدر', 'تم تعيين السائق ⁨بدر⁩'],
  ['order.assigned', 'scheduled', 'scheduled', 'بدر', 'تم تعيين السائق ⁨بدر⁩'],
  ['sub_order.assigned', 'scheduled', 'pending', 'بدر', 'تم إلغاء تعيين السائق ⁨بدر⁩'],
  ['order.moved', 'scheduled', 'in_transit', null, 'أصبحت الحالة «يتم التوصيل»'],
  ['sub_order.moved', 'picked_up', 'failed', null, 'أصبحت الحالة «ملغاة»'],
  ['order.created', null, 'pending', null, 'تم قبول عرضك'],
] as const)('%s from %s to %s of %s reads «%5$s»', (type, from, to, driverName, sentence) => {
  expect(whatHappened({ type, from, to, driverName })).toBe(sentence);
});

test('a change of driver says from whom to whom, and a late order’s driver is taken off, too', () => {
  const entry = { type: 'order.assigned', from: 'late', to: 'late', driverName: 'بدر' } as const;
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
