import { expect, test } from 'vitest';
import { messages } from './lists-messages.ts';

test.each([
  [0, 'لا توجد طلبات خارج مناطق الخدمة', ''],
  [1, 'أُخفي طلب واحد خارج مناطق الخدمة', 'عرضه'],
  [2, 'أُخفي طلبان خارج مناطق الخدمة', 'عرضهما'],
  [4, 'أُخفيت 4 طلبات خارج مناطق الخدمة', 'عرضها'],
  [15, 'أُخفي 15 طلبًا خارج مناطق الخدمة', 'عرضها'],
  [100, 'أُخفي 100 طلب خارج مناطق الخدمة', 'عرضها'],
])('%i hidden requests are told as «%s»', (amount, sentence, show) => {
  expect(messages.hiddenOutside(amount)).toBe(sentence);
  if (show) expect(messages.showOutside(amount)).toBe(show);
});
