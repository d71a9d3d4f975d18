import { beforeEach, expect, test, vi } from 'vitest';
import { TestingBrowser } from '../testing/testing-browser.ts';

const user = {
  id: 'u1',
  name: 'سارة',
  email: 'admin@hawiyat.example',
  company: { id: 'c1', name: 'شركة الرواد', identifier: '9000000001', logoUrl: null },
};
let browser: TestingBrowser;

beforeEach(() => {
  vi.unstubAllGlobals();
  browser = new TestingBrowser();
});

async function open() {
  const tab = browser.openTab();
  return { tab, ...(await import('./session.ts')) };
}

test('a stored token and a stored user restore the session', async () => {
  browser.items.set('web_auth_token', 'secret').set('web_auth_user', JSON.stringify(user));
  const { $session } = await open();
  expect($session.get()).toEqual({ token: 'secret', user });
});

test('what commit 957bfba stored restores the session, and is stored again in the same bytes', async () => {
  // As that commit’s own code left it in a browser after a sign-in.
  const token = 'pqDL0Zc2q1JzqDsr9m1v6gYtq0m8H3eZ5H1lqk4m3nE';
  const text =
    '{"id":"5b0c1a52-6c3e-4c7e-9c39-0f6a4e1f2d11","name":"سارة","email":"admin@hawiyat.example",' +
    '"company":{"id":"c1","name":"شركة الرواد","identifier":"9000000001","logoUrl":null}}';
  browser.items.set('web_auth_user', text).set('web_auth_token', token);
  const { $session, storeSession } = await open();
  const session = $session.get();
  expect(session).toMatchObject({ token, user: { email: 'admin@hawiyat.example', company: { id: 'c1' } } });
  if (session) storeSession(session);
  expect([...browser.items]).toEqual([
    ['web_auth_user', text],
    ['web_auth_token', token],
  ]);
});

test.each([
  ['only a token', 'secret', undefined],
  ['only a user', undefined, JSON.stringify(user)],
  ['a user that is no JSON', 'secret', '{"id":'],
  ['a user without a company', 'secret', '{"id":"u1","name":"سارة","email":"a@b.example"}'],
  ['a user that is null', 'secret', 'null'],
  ['an empty token', '', JSON.stringify(user)],
])('%s restores nothing and is cleared', async (_, token, stored) => {
  if (token !== undefined) browser.items.set('web_auth_token', token);
  if (stored !== undefined) browser.items.set('web_auth_user', stored);
  const { $session } = await open();
  expect($session.get()).toBeNull();
  expect(browser.items.size).toBe(0);
});

test('a sign-in is stored for the next page, under the specified keys', async () => {
  const { startSession } = await open();
  startSession({ token: 'secret', user });
  expect(browser.items.get('web_auth_token')).toBe('secret');
  const next = await open();
  expect(next.$session.get()?.user.company.identifier).toBe('9000000001');
});

test('signing out clears both values and sets the reason', async () => {
  const { $session, $sessionEnd, startSession, endSession } = await open();
  startSession({ token: 'secret', user });
  endSession('signed-out');
  expect($session.get()).toBeNull();
  expect($sessionEnd.get()).toBe('signed-out');
  expect(browser.items.size).toBe(0);
});

test('signing out in one tab ends the session in the other', async () => {
  const one = await open();
  one.startSession({ token: 'secret', user });
  const other = await open();
  expect(other.$session.get()?.token).toBe('secret');
  browser.use(one.tab);
  one.endSession('signed-out');
  expect(other.$session.get()).toBeNull();
  expect(other.$sessionEnd.get()).toBe('expired');
});

test('signing in in one tab signs the other in, even between its two writes', async () => {
  const one = await open();
  const other = await open();
  browser.use(one.tab);
  one.startSession({ token: 'secret', user });
  expect(one.$session.get()?.token).toBe('secret');
  expect(other.$session.get()).toEqual({ token: 'secret', user });
  expect(browser.items.size).toBe(2);
});

test('without local storage the session lasts as long as the page', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { $session, startSession } = await open();
  startSession({ token: 'secret', user });
  expect($session.get()?.token).toBe('secret');
});

test('whoever changes the session in place gets an error, and nobody is signed out', async () => {
  const { $session, startSession } = await open();
  startSession({ token: 'secret', user });
  const session = $session.get();
  expect(() => Object.assign(session ?? {}, { token: '' })).toThrow(TypeError);
  expect(() => Object.assign(session?.user.company ?? {}, { id: 'other' })).toThrow(TypeError);
  expect($session.get()).toEqual({ token: 'secret', user });
});

type State = Awaited<ReturnType<typeof open>>;
test.each<[string, (state: State) => void, boolean]>([
  ['goes on', () => {}, true],
  ['is ended by its person', ({ endSession }) => endSession('signed-out'), true],
  ['is followed by another', ({ startSession }) => startSession({ token: 'next', user }), true],
  [
    'is followed by another in the next page',
    ({ storeSession }) => storeSession({ token: 'next', user }),
    true,
  ],
  ['is lost in the page', ({ $session }) => $session.set(null), false],
  [
    'is another company’s in the page',
    ({ $session }) =>
      $session.set({ token: 'secret', user: { ...user, company: { ...user.company, id: 'c2' } } }),
    false,
  ],
  ['is replaced in the page', ({ $session }) => $session.set({ token: 'other', user }), false],
  ['is taken out of the browser', () => browser.items.delete('web_auth_token'), false],
])('a session that %s', async (_, change, isWhole) => {
  const state = await open();
  state.startSession({ token: 'secret', user });
  expect(state.isSessionWhole()).toBe(true);
  change(state);
  expect(state.isSessionWhole()).toBe(isWhole);
});

test('a session that a private window cannot keep is whole', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { startSession, isSessionWhole } = await open();
  startSession({ token: 'secret', user });
  expect(isSessionWhole()).toBe(true);
});
