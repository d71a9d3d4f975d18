import { expect, test } from 'vitest';
import { availabilityInQuestion } from './availability-in-question.ts';

const said = (availability: string | null) => {
  const { known, raw } = availabilityInQuestion(availability);
  return known ?? raw;
};

test('before a deletion three states have words of their own, the others their usual one', () => {
  expect(['available', 'busy', 'unavailable'].map(said)).toEqual(['متوفر', 'مشغول', 'غير متوفر']);
  expect(['on_duty', 'off_duty', 'on_break'].map(said)).toEqual(['في الخدمة', 'خارج الخدمة', 'في استراحة']);
});

test('a word that nobody knows stands as it is; none at all is nothing', () => {
  expect(availabilityInQuestion('resting')).toEqual({ known: undefined, raw: 'resting' });
  expect(said(null)).toBeNull();
  expect(said('')).toBeNull();
});
