import { expect, test } from 'vitest';
import { deletionAvailability } from './delete-driver-dialog.tsx';

const label = (availability: string | null) => {
  const { known, raw } = deletionAvailability(availability);
  return known ?? raw;
};

test('before a deletion three states have words of their own, the others their usual one', () => {
  expect(['available', 'busy', 'unavailable'].map(label)).toEqual(['متوفر', 'مشغول', 'غير متوفر']);
  expect(['on_duty', 'off_duty', 'on_break'].map(label)).toEqual(['في الخدمة', 'خارج الخدمة', 'في استراحة']);
});

test('an unknown value is shown as it is, and none as nothing', () => {
  expect(deletionAvailability('resting')).toEqual({ known: undefined, raw: 'resting' });
  expect(label(null)).toBeNull();
  expect(label('')).toBeNull();
});
