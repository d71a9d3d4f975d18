import { expect, test } from 'vitest';
import { texts, textsIn } from './texts.ts';

const arabic = {
  title: 'الطلبات',
  moved: (name: string) => `نُقل إلى ${name}`,
  states: { open: 'مفتوحة', done: 'مكتملة' },
  reasons: ['موقع أقرب', 'تعطل الشاحنة'],
};

test('a chapter is the Arabic that stands in it', () => {
  expect(texts('test/arabic', arabic)).toEqual(arabic);
});

test('another language is a file, and what it lacks stays Arabic', () => {
  const english = {
    'test/english': { title: 'Orders', moved: (name: string) => `Moved to ${name}` },
  };
  const said = textsIn('en', english)('test/english', arabic);
  expect([said.title, said.moved('Salim'), said.states.open]).toEqual(['Orders', 'Moved to Salim', 'مفتوحة']);
});
