import { expect, test } from 'vitest';
import { auditKinds } from '../contract/company/audit-log.ts';
import { eventTypes } from '../contract/core/events.ts';
import { auditActor, auditChanges, auditKindLabel, auditSentence } from './audit-words.ts';

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '') ?? null;
const changes = (before: Record<string, unknown> | null, after: Record<string, unknown> | null, names = {}) =>
  auditChanges({ before, after, names }).map(({ label, from, to, isHidden }) =>
    isHidden ? label : [label, plain(from), plain(to)],
  );

const nothing = { name: null, address: null };

test.each(eventTypes)('%s is a sentence in Arabic', (type) => {
  const sentence = auditSentence({ ...{ type, number: null, before: null, after: null }, subject: nothing });
  expect(sentence).not.toMatch(/[a-z]/i);
});

test('every kind has a name', () => {
  expect(Object.keys(auditKindLabel)).toEqual(Object.keys(auditKinds));
});

test('a sentence ends with the thing, and says when a driver is taken off', () => {
  const subject = { name: 'ح-10002', address: null };
  const after = { driverId: null, status: 'pending' };
  const told = { type: 'order.assigned', subject, number: null, before: null } as const;
  expect(plain(auditSentence({ ...told, after }))).toBe('أُلغي تعيين سائق الطلب ح-10002');
  expect(plain(auditSentence({ ...told, after: { driverId: 'd' } }))).toBe('عُيّن سائق للطلب ح-10002');
});

test('who did it has a name, or is said in words', () => {
  expect(auditActor({ kind: 'admin', id: 'a', name: 'نورة' })).toBe('نورة');
  expect(auditActor({ kind: 'system', id: null, name: null })).toBe('تلقائيًا');
});

test.each([
  [{ price: 450 }, { price: 500 }, [['السعر', '450.00 ر.س', '500.00 ر.س']]],
  [{ status: 'available' }, { status: 'maintenance' }, [['الحالة', 'متوفرة', 'صيانة']]],
  [{ phone: '•••' }, { phone: '•••' }, ['رقم الهاتف']],
  [{ newPassword: false }, { newPassword: true }, ['كلمة المرور']],
  [null, { deliveryDate: '2026-11-30' }, [['يوم التنفيذ', null, '30 نوفمبر 2026']]],
  [{ sound: false }, { sound: true }, [['الصوت', 'لا', 'نعم']]],
  [
    { quiet: null },
    { quiet: { from: '22:00', until: '06:00' } },
    [['ساعات الهدوء', null, 'من 22:00 إلى 06:00']],
  ],
  [{ hidden: [] }, { hidden: ['lost', 'late'] }, [['المجموعات المخفية', null, 'عروض لم تُقبل، التأخر']]],
  [{ areas: [{ name: 'الشمال', corners: [] }] }, { areas: [] }, [['مناطق الخدمة', 'الشمال', null]]],
  [{ role: 'viewer' }, { role: 'owner' }, [['الدور', 'مشاهد', 'المالك']]],
  [{ unknownField: 1 }, { unknownField: 2 }, []],
] as const)('%j, then %j, in words', (before, after, words) => {
  expect(changes(before, after)).toEqual(words);
});

test('drivers are named, not numbered', () => {
  expect(changes({ driverId: 'a' }, { driverId: 'b' }, { a: 'فهد', b: 'بدر' })).toEqual([
    ['السائق', 'فهد', 'بدر'],
  ]);
});
