import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await testServer();
  const answer = await send('/operator/sign-in', { token: server.operatorToken });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}, 60_000);
afterAll(() => server.close());

/** Sends a form as the page's own browser does. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
const page = async (headers: Record<string, string> = { cookie }) =>
  (await fetch(`${server.url}/operator/areas`, { headers: { accept: 'text/html', ...headers } })).text();

/** The fields of the form that changes an area, as the page shows them. */
async function formOf(name: string): Promise<Record<string, string>> {
  const shown = await page();
  const card = shown.slice(shown.indexOf(`id="${name}"`));
  const form = card.slice(0, card.indexOf('</form>'));
  const plain = (text = '') => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const typed = [...form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>\n([^<]*)<\/textarea>/g)];
  const lines = [...form.matchAll(/<input id=[^>]* name="([^"]+)"[^>]* value="([^"]*)">/g)];
  const fields = [...hidden, ...typed, ...lines].map(([, field = '', value]) => [field, plain(value)]);
  return { ...Object.fromEntries(fields), audience: 'company' };
}

const sectionsOf = async (name: string) =>
  (await server.app.rollouts.states()).areas.find((area) => area.name === name)?.sections;

test('nobody sees the areas before signing in', async () => {
  expect(await page({})).not.toContain('mf-orders');
  expect((await send('/operator/areas', { action: 'retire', name: 'mf-orders' })).status).toBe(401);
});

test('a form that nothing was typed into changes nothing, and one field changes alone', async () => {
  const before = await sectionsOf('mf-fleet');
  expect((await send('/operator/areas', await formOf('mf-fleet'), { cookie })).status).toBe(303);
  expect(await sectionsOf('mf-fleet')).toEqual(before);

  const form = { ...(await formOf('mf-fleet')), 'title-1': 'السائقون', 'position-1': '٥' };
  expect((await send('/operator/areas', form, { cookie })).status).toBe(303);
  const [containers, drivers, ...others] = before ?? [];
  expect(await sectionsOf('mf-fleet')).toEqual([
    { ...drivers, title: 'السائقون', position: 5 },
    containers,
    ...others,
  ]);
});

test('short texts are single lines, which Enter sends', async () => {
  const card = (await page()).split('id="mf-orders"')[1] ?? '';
  const lines = [...card.slice(0, card.indexOf('</form>')).matchAll(/<input id=[^>]* name="([^"]+)"/g)];
  expect(lines.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['owner', 'path-0', 'title-0', 'position-0', 'path-1']),
  );
});

test('what another operator has changed meanwhile is not overwritten, and nothing typed is lost', async () => {
  const form = { ...(await formOf('mf-orders')), owner: 'فريق آخر' };
  await send('/operator/areas', { ...(await formOf('mf-orders')), 'title-0': 'الطلبات' }, { cookie });
  const answer = await send('/operator/areas', form, { cookie });
  expect(answer.status).toBe(409);
  const shown = await answer.text();
  expect(shown).toContain('role="alert"');
  expect(shown).toContain('فريق آخر');
  expect((await sectionsOf('mf-orders'))?.[0]?.title).toBe('الطلبات');
});

test.each([
  ['path-0', 'billing', 'يُكتب المسار'],
  ['icon-0', '<svg>', 'تُكتب الأيقونة'],
  ['position-0', 'أول', 'يُكتب الموضع'],
  ['owner', '', 'هذا الحقل مطلوب'],
])('a wrong %s is reported at its field in Arabic', async (field, value, text) => {
  const form = {
    action: 'add',
    name: 'mf-billing',
    owner: 'فريق',
    audience: 'company',
    'path-0': '/billing',
  };
  const answer = await send('/operator/areas', { ...form, [field]: value }, { cookie });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(`-${field}-error">${text}`);
});
