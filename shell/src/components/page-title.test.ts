// @vitest-environment happy-dom
import { addToTitle } from '@hawiyat/shared/state';
import { expect, test } from 'vitest';
import { keepTitle } from './page-title.ts';

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the count stands before the title while the tab is hidden, so in nothing that is printed or bookmarked', () => {
  keepTitle();
  addToTitle('section', 'كشف إيرادات');
  const seen = addToTitle('unread', '23');
  expect(document.title).toBe('كشف إيرادات · منصة حاويات');
  hide(true);
  expect(document.title).toBe('(23) كشف إيرادات · منصة حاويات');
  addToTitle('section', 'إدارة الطلبات');
  expect(document.title).toBe('(23) إدارة الطلبات · منصة حاويات');
  hide(false);
  expect(document.title).toBe('إدارة الطلبات · منصة حاويات');
  hide(true);
  seen();
  expect(document.title).toBe('إدارة الطلبات · منصة حاويات');
});

test('a name stands instead of the section, until another page has its own', () => {
  addToTitle('section', 'إدارة السائقين');
  addToTitle('mark', 'تجريبي');
  const leave = addToTitle('name', 'سالم العتيبي');
  expect(document.title).toBe('تجريبي · سالم العتيبي · منصة حاويات');
  const leaveNext = addToTitle('name', 'الحاوية C-1');
  leave();
  expect(document.title).toBe('تجريبي · الحاوية C-1 · منصة حاويات');
  leaveNext();
  expect(document.title).toBe('تجريبي · إدارة السائقين · منصة حاويات');
});

test('a page outside the panel keeps the title that it sets itself', () => {
  const leave = addToTitle('section', 'تسجيل الدخول');
  leave();
  document.title = 'منصة حاويات: إدارة تأجير الحاويات';
  hide(true);
  addToTitle('unread', '');
  expect(document.title).toBe('منصة حاويات: إدارة تأجير الحاويات');
});
