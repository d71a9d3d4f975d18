import { expect, test } from 'vitest';
import { bankOf } from './bank-names.ts';
import { isSaudiIban } from './iban.ts';
import { formatTypedIban, groupedIban } from './iban-typing.ts';

const iban = 'SA0380000000608010167519';
const grouped = 'SA03 8000 0000 6080 1016 7519';

/** The caret is written as «|». */
function after(before: string, key: string): string {
  const caret = before.indexOf('|');
  const text = before.replace('|', '');
  const kept = key === 'Backspace' ? text.slice(0, caret - 1) : text.slice(0, caret);
  const rest = key === 'Delete' ? text.slice(caret + 1) : text.slice(caret);
  const typed = key.length === 1 ? key : '';
  const inputType =
    { Backspace: 'deleteContentBackward', Delete: 'deleteContentForward' }[key] ?? 'insertText';
  const now = { text: kept + typed + rest, caret: kept.length + typed.length };
  const next = formatTypedIban(text, now, inputType);
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
}

test('an IBAN is grouped in fours', () => {
  expect(groupedIban(iban)).toBe(grouped);
  expect(['', 'SA', 'SA03', 'SA038'].map(groupedIban)).toEqual(['', 'SA', 'SA03', 'SA03 8']);
});

test('typed character by character it becomes the grouped IBAN, in capitals and Latin digits', () => {
  const shown = [...'sa٠٣80000000608010167519'].reduce(after, '|');
  expect(shown).toBe(`${grouped}|`);
});

test('a correction in the middle leaves the caret where it was made', () => {
  expect(after('SA03 80|00 1', '5')).toBe('SA03 805|0 01');
  expect(after('SA03 805|0 01', 'Backspace')).toBe('SA03 80|00 1');
  expect(after('SA03 80|00 1', 'Delete')).toBe('SA03 80|01');
});

test('deleting the space between two groups deletes the character beyond it', () => {
  expect(after('SA03 |8000', 'Backspace')).toBe('SA0|8 000');
  expect(after('SA03| 8000', 'Delete')).toBe('SA03| 000');
});

test('it can be pasted in any form, also over an existing IBAN', () => {
  for (const text of [
    grouped,
    iban.toLowerCase(),
    'SA03-8000-0000-6080-1016-7519',
    `IBAN: ${grouped}`,
    `\u2066${iban}\u2069`,
  ])
    for (const before of ['', grouped])
      expect(formatTypedIban(before, { text, caret: text.length }, 'insertFromPaste')).toEqual({
        text: grouped,
        caret: grouped.length,
      });
});

test('the bank is known from the two digits after the check digits, and only of a Saudi IBAN', () => {
  expect(isSaudiIban(iban)).toBe(true);
  expect(bankOf(iban)).toBe('مصرف الراجحي');
  expect(bankOf('SA4405')).toBe('مصرف الإنماء');
  for (const other of ['', 'SA038', 'SA0399', 'AE0380', '80'])
    expect([other, bankOf(other)]).toEqual([other, null]);
});
