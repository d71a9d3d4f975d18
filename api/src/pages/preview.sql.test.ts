import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import {
  addPreview,
  addTeamPreview,
  listPreviews,
  openPreview,
  revokePreview,
} from '@hawiyat/shared/contract/platform/previews';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { publishSample, teamOf } from '../../testing/test-team.ts';
import { deleteOldPreviews } from '../releases/preview/previews.ts';

const stable = sampleRelease('mf-orders', { 'remoteEntry.js': 'stable' });
const next = sampleRelease('mf-orders', { 'remoteEntry.js': 'next' });
const until = '2026-12-01';

let server: TestServer;
let named: TestCompany;
let other: TestCompany;
let now = Date.parse('2026-11-25T09:00:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => new Date(now) });
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, stable);
  expect((await publishSample(server, next)).status).toBe(201);
  named = await server.createCompany('شركة التجربة');
  other = await server.createCompany('شركة أخرى');
}, 60_000);
afterAll(() => server.close());

async function linkFor(emails: string[], others: object = {}): Promise<{ id: string; path: string }> {
  const json = { remote: 'mf-orders', release: next.release.id, emails, until, ...others };
  const answer = await server.fetch(addPreview.path, { method: 'POST', token: server.operatorToken, json });
  const { preview, path } = addPreview.response.parse(await answer.json());
  return { id: preview.id, path };
}

/** A browser with the cookies that the server has given it. */
class Browser {
  readonly #cookies = new Map<string, string>();
  token = '';

  async fetch(path: string, init: Parameters<TestServer['fetch']>[1] = {}) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, accept: 'text/html,application/json' };
    const answer = await server.fetch(path, { redirect: 'manual', ...init, headers });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return answer;
  }

  async signIn({ credentials }: TestCompany) {
    const answer = await this.fetch('/api/company/auth/admin/login', { method: 'POST', json: credentials });
    this.token = Object(await answer.json()).token;
  }

  async open(path: string) {
    const json = { link: path.split('/').at(-1) };
    const answer = await this.fetch(openPreview.path, { method: 'POST', token: this.token, json });
    return [answer.status, await answer.json()];
  }

  /** Release of the orders' area in the next page, and whether that is marked. */
  async page() {
    const html = await (await this.fetch('/orders')).text();
    const text = /id="composition">([^<]*)</.exec(html)?.[1] ?? 'null';
    const { assigned, fallback } = JSON.parse(text).remotes['mf-orders'];
    return {
      id: assigned.id,
      fallback: fallback?.id ?? null,
      isMarked: html.includes('aria-label="معاينة"'),
    };
  }

  async composed() {
    const answer = await this.fetch(fetchComposition.path, { token: this.token });
    return fetchComposition.response.parse(await answer.json()).composition.remotes['mf-orders']?.assigned.id;
  }
}

async function browserOf(company: TestCompany): Promise<Browser> {
  const browser = new Browser();
  await browser.signIn(company);
  return browser;
}

const released = { id: stable.release.id, fallback: null, isMarked: false };
const previewed = { id: next.release.id, fallback: stable.release.id, isMarked: true };

test('a named administrator sees the release with the own session, marked, and nobody else does', async () => {
  const { path } = await linkFor([named.admin.email.toUpperCase()]);
  expect(path).toMatch(/^\/preview\/[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/);
  expect(path).not.toContain('@');
  const link = await server.fetch(path, { headers: { accept: 'text/html' } });
  const shown = await link.text();
  expect([link.status, link.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(shown).toContain('فتح المعاينة');
  expect(shown).toContain(next.release.id);
  expect(shown).toContain('حتى نهاية يوم 1 ديسمبر 2026');
  expect(shown).not.toContain(named.admin.email);
  expect(link.headers.getSetCookie()).toEqual([]);

  const browser = await browserOf(named);
  expect(await browser.page()).toEqual(released);
  expect(await browser.open(path)).toEqual([200, { path: '/orders' }]);
  expect(await browser.page()).toEqual(previewed);
  expect(await browser.composed()).toBe(next.release.id);
  expect(server.logs()).toContain('a preview was opened');

  const stranger = await browserOf(other);
  expect(await stranger.open(path)).toEqual([
    403,
    { message: 'هذه المعاينة لأشخاص محددين، وحسابك ليس منهم.', code: 'preview-of-others' },
  ]);
  expect(await stranger.page()).toEqual(released);
  const nobody = new Browser();
  expect((await nobody.open(path))[0]).toBe(401);
  expect((await server.app.rollouts.states()).get('mf-orders').rollout).toBeNull();
});

test('its page carries a policy that allows the strip, and the strip leaves the preview', async () => {
  const { path } = await linkFor([named.admin.email]);
  const browser = await browserOf(named);
  await browser.open(path);
  const answer = await browser.fetch('/orders');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text();
  const [, written = ''] = /<style nonce="([^"]+)">/.exec(html) ?? [];
  const nonce = written.replaceAll('&#61;', '=').replaceAll('&#43;', '+').replaceAll('&#47;', '/');
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(html).toContain('معاينة إصدار: ');
  const left = await browser.fetch('/orders?tab=x&preview=none');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/orders?tab=x']);
  expect(await browser.page()).toEqual(released);
});

test('a preview ends with the sign-out, with another person’s sign-in, and for another company', async () => {
  const { path } = await linkFor([named.admin.email]);
  const browser = await browserOf(named);
  await browser.open(path);
  await browser.signIn(named);
  expect(await browser.page()).toEqual(previewed);
  const own = browser.token;
  // A session of another company that a tab had kept.
  browser.token = await other.signIn();
  expect(await browser.composed()).toBe(stable.release.id);
  expect(await browser.page()).toEqual(released);
  browser.token = own;
  expect(await browser.composed()).toBe(next.release.id);

  await browser.signIn(other);
  expect(await browser.page()).toEqual(released);
  expect(await browser.composed()).toBe(stable.release.id);

  await browser.signIn(named);
  await browser.open(path);
  await browser.fetch(signOut.path, { method: 'POST', token: browser.token });
  await browser.signIn(named);
  expect(await browser.page()).toEqual(released);
});

test('a link that was changed, has ended or was revoked says so in Arabic, and open pages lose it', async () => {
  const { id, path } = await linkFor([named.admin.email]);
  const browser = await browserOf(named);
  await browser.open(path);
  const other = await linkFor([named.admin.email]);
  const forged = `/preview/${other.id}.${path.split('.')[1]}`;
  for (const wrong of [forged, `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, '/preview/x']) {
    const answer = await server.fetch(wrong, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('رابط المعاينة غير صحيح.'),
    ]);
    expect((await browser.open(wrong))[0]).toBe(404);
  }
  const revoke = revokePreview.path.replace(':previewId', id);
  expect((await server.fetch(revoke, { method: 'POST', token: server.operatorToken })).status).toBe(200);
  expect(await browser.page()).toEqual(released);
  expect(await browser.composed()).toBe(stable.release.id);
  const gone = await server.fetch(path, { headers: { accept: 'text/html' } });
  expect([gone.status, await gone.text()]).toEqual([409, expect.stringContaining('انتهت هذه المعاينة.')]);

  await browser.open(other.path);
  expect(await browser.page()).toEqual(previewed);
  const before = now;
  now = Date.parse('2026-12-01T20:59:59Z');
  expect(await browser.page()).toEqual(previewed);
  now = Date.parse('2026-12-01T21:00:00Z');
  expect(await browser.page()).toEqual(released);
  expect((await server.fetch(other.path, { headers: { accept: 'text/html' } })).status).toBe(409);
  now = before;
});

test('a team makes previews of its own remote, and operators see all and end them', async () => {
  const team = await teamOf(server, 'mf-orders');
  const json = { release: next.release.id, emails: [named.admin.email], until };
  const answer = await server.fetch(addTeamPreview.path, { method: 'POST', token: team.token, json });
  const { preview, path } = addTeamPreview.response.parse(await answer.json());
  expect(preview.by).toBe('team:mf-orders');
  expect((await (await browserOf(named)).open(path))[0]).toBe(200);
  const fleet = await teamOf(server, 'mf-fleet');
  const foreign = await server.fetch(addTeamPreview.path, { method: 'POST', token: fleet.token, json });
  expect([foreign.status, Object(await foreign.json()).code]).toEqual([400, 'release-unknown']);
  const list = await server.fetch(listPreviews.path, { token: server.operatorToken });
  const { previews } = listPreviews.response.parse(await list.json());
  expect(previews.find(({ id }) => id === preview.id)?.openedAt).toEqual(expect.any(String));
});

test.each([
  ['yesterday', { until: '2026-11-24' }, 'until'],
  ['in a year', { until: '2027-11-25' }, 'until'],
  ['nobody', { emails: [] }, 'emails'],
  ['what is no address', { emails: ['سارة'] }, 'emails.0'],
  ['an unknown release', { release: '9.9.9-0123456789' }, 'release'],
])('a preview for %s is rejected, and names the field', async (_, others, field) => {
  const json = { remote: 'mf-orders', release: next.release.id, emails: ['a@b.example'], until, ...others };
  const answer = await server.fetch(addPreview.path, { method: 'POST', token: server.operatorToken, json });
  expect([answer.status, Object.keys(Object(await answer.json()).fields)]).toEqual([400, [field]]);
});

test('addresses of people are deleted a month after a preview has ended', async () => {
  await linkFor([named.admin.email]);
  const before = now;
  now = Date.parse('2027-01-15T00:00:00Z');
  await deleteOldPreviews(server.app);
  const list = await server.fetch(listPreviews.path, { token: server.operatorToken });
  expect(listPreviews.response.parse(await list.json()).previews).toEqual([]);
  now = before;
});
