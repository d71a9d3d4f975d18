import { expect, test } from 'vitest';
import { cornersText, isShortLink, pointText, typedCorners, typedPoint } from './typed-points.ts';

const point = { latitude: 24.7136, longitude: 46.6753 };

test.each([
  '24.7136, 46.6753',
  '24.7136,46.6753',
  '24.7136 46.6753',
  '24.7136، 46.6753',
  '  (24.7136, 46.6753) ',
  '24.7136° N, 46.6753° E',
  '٢٤٫٧١٣٦، ٤٦٫٦٧٥٣',
  'https://www.google.com/maps?q=24.7136,46.6753',
  'https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753',
  'https://www.google.com/maps/@24.7136,46.6753,15z',
  'https://www.google.com/maps/place/X/@24.8,46.9,17z/data=!3m1!4b1!4m5!8m2!3d24.7136!4d46.6753',
  'https://maps.google.com/?ll=24.7136,46.6753&z=12',
])('%j is read as a point', (text) => {
  expect(typedPoint(text)).toEqual(point);
});

test.each(['', '24.7136', 'الرياض', '24.7136, ', '24.71.36, 46.6753', 'https://hawiyat.example/24', '1,2,3'])(
  '%j is no point',
  (text) => {
    expect(typedPoint(text)).toBeNull();
  },
);

test('a short link says nothing of its point', () => {
  expect(isShortLink('https://maps.app.goo.gl/AbC123')).toBe(true);
  expect(isShortLink('https://goo.gl/maps/AbC123')).toBe(true);
  expect(isShortLink('https://www.google.com/maps/@24.7,46.6,15z')).toBe(false);
});

test('corners are a line each, blank lines aside, and are written back to the meter', () => {
  expect(typedCorners('24.7136, 46.6753\n\n  \nx')).toEqual([point, null]);
  expect(pointText({ latitude: 24.71360001, longitude: 46.5 })).toBe('24.7136, 46.5');
  expect(typedCorners(cornersText([point, point]))).toEqual([point, point]);
});
