import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '@hawiyat/shared/client';
import { csvTooLong } from '@hawiyat/shared/contract/core/csv';
import { $notices, $session } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { driversCsv } from './drivers-csv.ts';

const { $import, open, close, choose, retry, confirm, exportFile, $exporting } = driversCsv.csv;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  $notices.set([]);
  await signInToPage(server);
  await fetchDrivers();
  open();
});

const header = 'اسم السائق,رقم الهاتف,رقم الهوية';
const good = 'علي,0501234567,0000000001';
const bad = 'م,,5';
const file = (...lines: string[]) => new File([[header, ...lines].join('\n')], 'سائقون.csv');
const names = () => $drivers.get().items?.map((item) => item.name);
const report = () => {
  const now = $import.get();
  return now && 'report' in now ? now.report : null;
};
const offline = () => setOrigin('http://127.0.0.1:9');
const online = () => setOrigin(server.url);
const unreachable = 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.';

/** Counts requests from now on. */
function sent() {
  const network = globalThis.fetch;
  const spied: string[] = [];
  globalThis.fetch = (...request) => {
    spied.push(String(request[0]));
    return network(...request);
  };
  return { spied, stop: () => (globalThis.fetch = network) };
}

test('a chosen file is tried and nothing is written; only then is it imported, and the list is right', async () => {
  await choose(file(good, bad));
  expect($import.get()).toMatchObject({ stage: 'tried', fileName: 'سائقون.csv' });
  expect(report()).toMatchObject({ dryRun: true, created: 1, changed: 0, unchanged: 0 });
  await fetchDrivers();
  expect(names()).toEqual([]);

  await confirm();
  expect($import.get()).toMatchObject({ stage: 'done', report: { dryRun: false, created: 1 } });
  expect(report()?.rejected).toContain('م,,5,');
  expect(names()).toEqual(['علي']);
});

test('a success without rejected rows closes after a second, one with them stays', async () => {
  await choose(file(good));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await confirm();
    vi.advanceTimersByTime(999);
    expect($import.get()?.stage).toBe('done');
    vi.advanceTimersByTime(1);
    expect($import.get()).toBeNull();

    open();
    await choose(file('هدى,0555555555,7', bad));
    await confirm();
    vi.advanceTimersByTime(60_000);
    expect($import.get()?.stage).toBe('done');
  } finally {
    vi.useRealTimers();
  }
});

test('two presses import once, and what would change nothing is not imported', async () => {
  await choose(file(good));
  const { spied, stop } = sent();
  await Promise.all([confirm(), confirm()]);
  expect(spied.filter((text) => text.endsWith('/import'))).toHaveLength(1);

  await choose(file(good));
  expect(report()).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  await confirm();
  expect($import.get()?.stage).toBe('tried');
  stop();
});

test('without a connection the file stays, and both the trial and the import can be tried again', async () => {
  offline();
  await choose(file(good));
  expect($import.get()).toMatchObject({ stage: 'untried', fileName: 'سائقون.csv', error: unreachable });
  online();
  await retry();
  expect($import.get()?.stage).toBe('tried');

  offline();
  await confirm();
  expect($import.get()).toMatchObject({ stage: 'tried', error: unreachable });
  online();
  await confirm();
  expect($import.get()?.stage).toBe('done');
});

test('what cannot be imported is reported in words, and another file begins again', async () => {
  await choose(new File(['اسم السائق\nعلي'], 'x.csv'));
  expect($import.get()).toMatchObject({
    error: 'أعمدة غير موجودة في الملف: «رقم الهاتف»، «رقم الهوية». الأعمدة الموجودة: «اسم السائق».',
  });
  await choose(new File(['PK\u0003\u0004\u0000\u0000'], 'x.xlsx'));
  expect($import.get()).toMatchObject({ error: 'تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.' });

  const { spied, stop } = sent();
  await choose(new File([header, 'x'.repeat(900_001)], 'x.csv'));
  await choose(new File(['x'.repeat(4_000_000)], 'x.csv'));
  expect($import.get()).toMatchObject({
    error: csvTooLong,
  });
  expect(spied).toEqual([]);
  stop();

  await choose(file(good));
  expect($import.get()).toEqual({
    ...{ stage: 'tried', fileName: 'سائقون.csv', file: expect.anything(), report: report() },
  });
});

test('the newer of two choices is the one that is shown', async () => {
  await Promise.all([choose(file(good)), choose(file(good, 'هدى,0555555555,7'))]);
  expect(report()?.created).toBe(2);
});

test('anyone who leaves while it is imported finds the list right, and a toast says so', async () => {
  await choose(file(good));
  const importing = confirm();
  close();
  await importing;
  expect($import.get()).toBeNull();
  expect(names()).toEqual(['علي']);
  expect($notices.get()).toMatchObject([{ kind: 'success', text: 'تم الاستيراد بنجاح!' }]);
});

test('the next company on the same page finds no dialog and no file of the one before', async () => {
  const other = $session.get();
  await signInToPage(server, 'شركة أخرى');
  await choose(file(good));
  const exporting = exportFile();
  $session.set(other);
  expect($import.get()).toBeNull();
  expect(await exporting).toBeNull();
});

test('an export is a file by the list’s name and the day in the Kingdom, with a byte-order mark', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
  try {
    // A session that began later than now would have ended.
    await signInToPage(server);
    open();
    await choose(file(good));
    await confirm();
    const exported = await exportFile();
    expect(exported?.name).toBe('السائقون-2026-11-21.csv');
    expect(exported?.text).toMatch(/^\uFEFFاسم السائق,.*\r\nعلي,"0501234567",,متاح,"0000000001",\r\n$/);

    await choose(new File([exported?.text ?? ''], 'x.csv'));
    expect(report()).toMatchObject({ created: 0, changed: 0, unchanged: 1, faults: [], rejected: '' });
  } finally {
    vi.useRealTimers();
  }
});

test('an export that fails says so in a toast and can be tried again', async () => {
  offline();
  expect(await exportFile()).toBeNull();
  expect($notices.get()).toMatchObject([{ kind: 'error', text: unreachable }]);
  expect($exporting.get()).toBe(false);
  online();
  expect(await Promise.all([exportFile(), exportFile()])).toEqual([expect.anything(), null]);
});
