import { expect, test } from 'vitest';
import { cornersText, isShortLink, isSwapped, pointText, typedPoint, typedPoints } from './typed-points.ts';

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
  'https://www.google.com/maps/search/24.7136,+46.6753?entry=tts',
  'https://www.google.com/maps/dir//24.7136,46.6753/@24.8,46.9,17z/data=!3d24.7136!4d46.6753',
  'https://www.google.com/maps?q=loc:24.7136,46.6753(Depot)',
  'موقع المستودع: https://maps.google.com/?q=24.7136,46.6753',
  'maps.google.com/maps?q=24.7136,46.6753',
  'geo:24.7136,46.6753',
  'geo:24.7136,46.6753?z=15',
  'geo:24.7136,46.6753;u=35',
  'geo:0,0?q=24.7136,46.6753(Depot)',
  'https://maps.apple.com/?ll=24.7136,46.6753&q=Depot',
  'https://maps.apple.com/place?address=x&coordinate=24.7136,46.6753&name=Depot',
  'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=15/24.8/46.9',
  'https://www.openstreetmap.org/#map=15/24.7136/46.6753',
  'https://www.openstreetmap.org/directions?lat=24.7136&lng=46.6753',
  'https://waze.com/ul?ll=24.7136%2C46.6753&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.24.7136%2C46.6753',
  'https://www.bing.com/maps?cp=24.7136~46.6753&lvl=15',
  'https://share.here.com/l/24.7136,46.6753,Depot',
  '24.7136N 46.6753E',
  '24.7136N46.6753E',
  'N 24.7136, E 46.6753',
  '24.7136 n, 46.6753 e',
  '24.7136 ش، 46.6753 ق',
  '24.7136° شمالًا، 46.6753° شرقًا',
  '24.7136º, 46.6753º',
  '46.6753 E, 24.7136 N',
  'خط العرض: 24.7136، خط الطول: 46.6753',
  'خط الطول 46.6753 خط العرض 24.7136',
  'lat: 24.7136, lng: 46.6753',
  'Latitude=24.7136 Longitude=46.6753',
  '\u200e24.7136, 46.6753\u200f',
  '+24.7136, +46.6753',
  '[24.7136, 46.6753]',
])('%j is read as a point', (text) => {
  expect(typedPoint(text)).toEqual(point);
});

test.each([
  `24°42'49.0"N 46°40'31.1"E`,
  `24°42′49.0″N 46°40′31.1″E`,
  `24° 42’ 49.0” N, 46° 40’ 31.1” E`,
  `24°42'49.0''N 46°40'31.1''E`,
  `N24°42'49.0" E46°40'31.1"`,
  `24°42'49.0"ش 46°40'31.1"ق`,
  '٢٤°٤٢′٤٩٫٠″ش ٤٦°٤٠′٣١٫١″ق',
  `46°40'31.1"E 24°42'49.0"N`,
  `24º42'49.0"N, 46º40'31.1"E`,
  `24°42.81667'N 46°40.51833'E`,
])('%j is read in degrees, minutes and seconds', (text) => {
  const read = typedPoint(text);
  expect(read?.latitude).toBeCloseTo(24.713611, 5);
  expect(read?.longitude).toBeCloseTo(46.675306, 5);
});

test('the south and the west are negative', () => {
  expect(typedPoint('24.5 S, 46.5 W')).toEqual({ latitude: -24.5, longitude: -46.5 });
  expect(typedPoint('24.5 ج، 46.5 غ')).toEqual({ latitude: -24.5, longitude: -46.5 });
});

test('a point of the country whose numbers are swapped is known as such', () => {
  expect([isSwapped({ latitude: 46.7, longitude: 24.7 }), isSwapped(point)]).toEqual([true, false]);
});

test.each([
  '',
  `24°72'00"N 46°40'31"E`,
  '24.7136',
  'الرياض',
  '24.7136, ',
  '24.71.36, 46.6753',
  'https://hawiyat.example/24',
  '1,2,3',
])('%j is no point', (text) => {
  expect(typedPoint(text)).toBeNull();
});

test('a short link says nothing of its point', () => {
  expect(isShortLink('https://maps.app.goo.gl/AbC123')).toBe(true);
  expect(isShortLink('https://goo.gl/maps/AbC123')).toBe(true);
  expect(isShortLink('https://www.google.com/maps/@24.7,46.6,15z')).toBe(false);
});

test('corners are a line each, blank lines aside, and are written back to the meter', () => {
  expect(typedPoints('24.7136, 46.6753\n\n  \nx')).toEqual([point, null]);
  expect(pointText({ latitude: 24.71360001, longitude: 46.5 })).toBe('24.7136, 46.5');
  expect(typedPoints(cornersText([point, point]))).toEqual([point, point]);
});
