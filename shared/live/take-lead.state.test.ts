import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLead } from './take-lead.ts';

/** Tabs of one browser, and which of them lead. */
let tabs: AbortController[] = [];
const leaders = new Set<AbortController>();
let name = '';
let highest = 0;

beforeEach(() => {
  name = `lead ${Math.random()}`;
  highest = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const tab of tabs) tab.abort();
  tabs = [];
  vi.unstubAllGlobals();
});

function openTab(): AbortController {
  const tab = new AbortController();
  tabs.push(tab);
  void takeLead(name, tab.signal, async (signal) => {
    leaders.add(tab);
    highest = Math.max(highest, leaders.size);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    leaders.delete(tab);
  });
  return tab;
}

const refused = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

test.each([
  ['without locks, as without TLS', {}],
  ['with locks that are refused, as with site data blocked', { locks: { request: refused } }],
])('%s one of nine tabs leads, and when it closes another does', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  for (let n = 0; n < 9; n++) openTab();
  for (let closed = 0; closed < 3; closed++) {
    await expect.poll(() => leaders.size).toBe(1);
    const [leader] = leaders;
    const later = openTab();
    leader?.abort();
    await expect.poll(() => leaders.size === 1 && !leaders.has(leader as AbortController)).toBe(true);
    later.abort();
  }
  expect(highest).toBe(1);
});

test('a tab that opens later does not take the lead away', async () => {
  vi.stubGlobal('navigator', {});
  const first = openTab();
  await expect.poll(() => leaders.has(first)).toBe(true);
  const messages = new BroadcastChannel(`${name} leader`);
  const claimed = new Set<number>();
  let answers = 0;
  messages.onmessage = ({ data }: MessageEvent<{ kind: string; from: number }>) => {
    if (data.kind === 'claim') claimed.add(data.from);
    if (data.kind === 'lead') answers += 1;
  };
  for (let n = 0; n < 8; n++) openTab();
  await expect.poll(() => claimed.size === 8 && answers >= 8).toBe(true);
  messages.close();
  expect([...leaders]).toEqual([first]);
});

test('where tabs can neither lock nor talk, none leads', async () => {
  vi.stubGlobal('navigator', { locks: { request: refused } });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Access is denied.', 'SecurityError');
      }
    },
  );
  const { signal } = new AbortController();
  await expect(takeLead(name, signal, () => Promise.reject(new Error('led')))).resolves.toBeUndefined();
});
