import { expect, test } from 'vitest';
import { messages } from './lists.ts';

test.each([
  [1, 'أُخفي طلب واحد خارج مناطق الخدمة'],
  [2, 'أُخفي طلبان خارج مناطق الخدمة'],
  [4, 'أُخفيت 4 طلبات خارج مناطق الخدمة'],
  [15, 'أُخفي 15 طلبًا خارج مناطق الخدمة'],
  [100, 'أُخفي 100 طلب خارج مناطق الخدمة'],
])('%i hidden requests are told as «%s»', (amount, sentence) => {
  expect(messages.hiddenOutside(amount)).toBe(sentence);
});
