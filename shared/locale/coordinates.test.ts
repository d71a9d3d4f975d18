import { expect, test } from 'vitest';
import { coordinatesText } from './coordinates.ts';

test.each([
  [24.7136123456789, 46.67531234567891, '24.71361, 46.67531'],
  [24.7, 46, '24.7, 46'],
  [-0.000001, 0.0000051, '0, 0.00001'],
])('%s and %s are shown as «%s»', (latitude, longitude, text) => {
  expect(coordinatesText({ latitude, longitude })).toBe(text);
});
