import { expect, test } from 'vitest';
import { everyError } from '../../testing/every-error.ts';
import { conflict, missing, tooEarly, wrongField } from './domain-error.ts';

const full = conflict('shelf-full', ({ most }: { most: number }) => `الحد ${most}`, { code: true });

test('an error names its values, and the field that they name', () => {
  const wrong = wrongField('area-wrong', ({ field }: { field: string }) => field, 'القيمة غير صحيحة');
  expect(full({ most: 5 }).text).toBe('الحد 5');
  expect(wrong({ field: 'include' }).details.fields).toEqual({ include: 'القيمة غير صحيحة' });
  expect(wrong({ field: 'include' }, { fields: {} }).details.fields).toEqual({});
});

test('what comes too early says how long to wait', () => {
  const early = tooEarly('too-early', (wait) => `بعد ${wait}.`);
  expect(early({ wait: 120 })).toMatchObject({ text: 'بعد دقيقتين.', details: { retryAfter: 120 } });
});

test('an error knows those that it made, and nothing else', () => {
  const gone = missing('shelf-missing', 'غير موجود');
  const cause = new Error('why');
  expect(full.made(full({ most: 5 }))).toBe(true);
  expect(full.made(gone({ cause }))).toBe(false);
  expect(gone({ cause })).toMatchObject({ message: 'shelf-missing', cause });
});

test('no two errors have one id', async () => {
  const ids = (await everyError()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
