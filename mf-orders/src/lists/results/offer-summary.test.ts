import type { OfferResult } from '@hawiyat/shared/contract/marketplace/own-offers';
import { expect, test } from 'vitest';
import { messages } from '../../texts/offer-results.ts';
import { offerSummary } from './offer-summary.ts';

const result = (accepted: number, lost: number, about: Partial<OfferResult> = {}): OfferResult => ({
  containerType: 'مكابس نفايات',
  containerSize: '20 yard',
  rentalType: 'monthly',
  city: 'الرياض',
  accepted,
  lost,
  winRate: Math.round((100 * accepted) / (accepted + lost)),
  acceptedPrices: accepted > 0 ? { least: 850, middle: 1_100, most: 1_330 } : null,
  lostPrices: null,
  ...about,
});

test('the share is of all decided offers, and the best known kind is what was decided on most often', () => {
  const often = result(9, 12, { city: 'جدة' });
  expect(offerSummary([result(5, 5), often])).toEqual({ accepted: 14, decided: 31, best: often });
});

test('prices are usual ones from three accepted offers on', () => {
  expect(offerSummary([result(2, 30)]).best).toBeNull();
  expect(offerSummary([result(2, 30), result(3, 0)]).best?.accepted).toBe(3);
  expect(offerSummary([])).toEqual({ accepted: 0, decided: 0, best: null });
});

test('the results are sentences', () => {
  expect(messages.share(14, 31, 45)).toBe('قُبل 14 من 31 عرضًا (\u206645%\u2069).');
  expect(messages.usual(result(3, 0), '1,100', messages.range('850', '1,330'))).toBe(
    'لمكابس نفايات 20 ياردة الشهرية في الرياض يُقبل عادة نحو 1,100 ر.س (من 850 إلى 1,330).',
  );
  expect(messages.usual(result(3, 0, { rentalType: 'once', city: null }), '450', '')).toBe(
    'لمكابس نفايات 20 ياردة لمرة واحدة خارج المدن يُقبل عادة نحو 450 ر.س.',
  );
  expect(messages.tooFew(2)).toMatch(/^بتّ العملاء في عرضين فقط/);
});
