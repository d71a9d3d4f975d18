import { expect, test } from 'vitest';
import type { FormState } from './field.ts';
import { type Confirmation, confirmation } from './form.ts';

const hostile = `"><script>alert(1)</script>`;
const halt: Confirmation = {
  ...{ to: '/operator', hidden: { remote: 'mf-orders', action: 'halt', seen: '7' }, group: 'mf-orders' },
  ...{ label: 'إيقاف', confirm: 'إيقاف الإصدار', variant: 'dangerous' },
  fields: [{ name: 'reason', label: 'السبب', hint: 'يظهر في السجل.', initial: 'لا سبب' }],
};
const sent = (fields: Record<string, string>, errors: FormState['errors'] = {}): FormState => ({
  values: new URLSearchParams(fields),
  errors,
});

test('a rejected form stands open with what was typed; the others stay closed', () => {
  const values = { remote: 'mf-orders', action: 'halt', seen: '6', reason: hostile };
  expect(confirmation(halt, null)).not.toContain(' open>');
  expect(confirmation(halt, null)).toContain('لا سبب</textarea>');
  for (const other of [{ action: 'pause' }, { remote: 'mf-fleet' }])
    expect(confirmation(halt, sent({ ...values, ...other }))).not.toContain(' open>');
  const shown = confirmation(halt, sent(values));
  expect(shown).toContain('<details class="ask" name="mf-orders" open>');
  expect(shown).toContain('&#34;&#62;&#60;script&#62;alert(1)');
  expect(shown).not.toContain('<script>');
});

test('an error stands at its field, which names it to screen readers and gets the focus', () => {
  const shown = confirmation(halt, sent({ remote: 'mf-orders', action: 'halt' }, { reason: hostile }));
  expect(shown).toContain('<label for="mf-orders-halt-reason">');
  expect(shown).toMatch(
    /<textarea id="mf-orders-halt-reason"[^>]* aria-invalid="true" aria-describedby="mf-orders-halt-reason-hint mf-orders-halt-reason-error" autofocus/,
  );
  expect(shown).toContain('<p class="error" id="mf-orders-halt-reason-error">&#34;&#62;&#60;script');
});

test('a command that takes something away has a red button', () => {
  expect(confirmation(halt, null)).toContain('<button class="danger">إيقاف الإصدار</button>');
  expect(confirmation({ ...halt, variant: 'primary' }, null)).toContain('<button class="primary">');
});
