// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countInTitle } from './use-title-count.ts';

test('the count stands before every title, and on no paper, whose file is named after it', async () => {
  document.title = 'كشف إيرادات · منصة حاويات';
  const stop = countInTitle('23');
  expect(document.title).toBe('(23) كشف إيرادات · منصة حاويات');

  dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('كشف إيرادات · منصة حاويات');
  document.title = 'إدارة الطلبات · منصة حاويات';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('إدارة الطلبات · منصة حاويات');

  dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('(23) إدارة الطلبات · منصة حاويات');
  stop();
  expect(document.title).toBe('إدارة الطلبات · منصة حاويات');
});
