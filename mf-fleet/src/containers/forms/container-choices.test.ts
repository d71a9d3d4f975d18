import { expect, test } from 'vitest';
import { sizeAfterType, sizesFor, statusesFor } from './container-fields.tsx';

test('the sizes are those of the type; without one, or with an unknown one, there are none', () => {
  expect(sizesFor('مكابس نفايات')).toEqual(['12 yard', '20 yard']);
  expect(sizesFor('')).toEqual([]);
  expect(sizesFor('حاويات معلّقة' as never)).toEqual([]);
  expect(sizesFor('toString' as never)).toEqual([]);
});

test.each([
  ['a new container’s size is cleared by a new type', 'مكابس نفايات', '12 yard', true, ''],
  ['an edited container keeps a size that the new type has', 'مكابس نفايات', '20 yard', false, '20 yard'],
  ['an edited container loses a size that the new type lacks', 'مكابس نفايات', '30 yard', false, ''],
  ['without a size nothing is kept', 'مكابس نفايات', '', false, ''],
] as const)('%s', (_, type, size, isNew, expected) => {
  expect(sizeAfterType(type, size, isNew)).toBe(expected);
});

test('reserved is offered only where it is the present status', () => {
  expect(statusesFor()).toEqual(['available', 'rented', 'maintenance']);
  expect(statusesFor({ status: 'rented' })).toEqual(['available', 'rented', 'maintenance']);
  expect(statusesFor({ status: 'reserved' })).toEqual(['available', 'rented', 'maintenance', 'reserved']);
});
