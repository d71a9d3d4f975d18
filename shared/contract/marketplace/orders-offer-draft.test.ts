import { expect, test } from 'vitest';
import { offerDraft } from './offers.ts';

const draft = { globalOrderId: 'request-1', price: '1150', rentalDuration: '7' };
const messagesOf = (change: Partial<Record<keyof typeof draft, unknown>>) =>
  offerDraft.safeParse({ ...draft, ...change }).error?.issues.map((issue) => issue.message) ?? [];

test.each(['0', '-5', 'خمسون'])('the price %s is rejected', (price) => {
  expect(messagesOf({ price })).toEqual([
    expect.stringContaining('السعر يجب أن يكون رقماً صحيحاً أكبر من صفر'),
  ]);
});

test('a price of more than two decimals is rejected with the spelling that is expected', () => {
  expect(messagesOf({ price: '1.234' })).toEqual(['السعر حتى منزلتين عشريتين، مثل 450.50']);
});

test('an empty price has a message of its own', () => {
  expect(messagesOf({ price: '' })).toEqual(['السعر مطلوب']);
});

test('halalas after a comma are rejected with the spelling that is expected', () => {
  expect(messagesOf({ price: '350,50' })).toEqual([
    expect.stringMatching(/يرجى كتابة الهللات بعد نقطة \(350\.50\)/),
  ]);
});

test.each(['3', '8', '70', 'أسبوع', ''])('the duration %s is rejected', (rentalDuration) => {
  expect(messagesOf({ rentalDuration })).toEqual(['مدة التأجير يجب أن تكون 7 أو 10 أيام.']);
});

test.each([
  ['١٬١٥٠', '١٠', { price: 1150, rentalDuration: 10 }],
  ['350.50', 7, { price: 350.5, rentalDuration: 7 }],
  ['450', null, { price: 450, rentalDuration: null }],
])('the price %s for %s days is read as numbers', (price, rentalDuration, read) => {
  expect(offerDraft.parse({ ...draft, price, rentalDuration })).toMatchObject(read);
});
