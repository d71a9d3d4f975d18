import { contrast } from '@hawiyat/shared/testing/contrast';
import { expect, test } from 'vitest';
import { driverMarks, markColors } from './driver-mark.ts';

const ids = Array.from({ length: 24 }, (_, at) => `driver-${String(at).padStart(2, '0')}`);

test.each(markColors)('the white number on %s has the contrast of text', (color) => {
  expect(contrast('#FFFFFF', [color])).toBeGreaterThanOrEqual(4.5);
});

test('twenty-four drivers have marks of their own, whatever their order in the day', () => {
  const marks = driverMarks(ids);
  expect(new Set([...marks.values()].map(({ color, shape }) => `${color} ${shape}`)).size).toBe(24);
  expect(driverMarks(ids.toReversed())).toEqual(marks);
});
