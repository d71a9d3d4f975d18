import { setOrigin } from '@hawiyat/shared/client';
import { $session } from '@hawiyat/shared/state';
import { scriptedServer } from '@hawiyat/shared/testing/scripted-server';
import { expect, test } from 'vitest';
import { $page, closeContainer, openContainer } from './container-page-store.ts';

const company = { id: 'c1', name: 'شركة الرواد', identifier: '9000000001', logoUrl: null };

test('whoever signs out on a container’s page asks for nothing more', async () => {
  const server = await scriptedServer(() => ({ status: 500, body: { message: 'عطل' } }));
  setOrigin(server.url);
  $session.set({ token: 'secret', user: { id: 'u1', name: 'سارة', email: 'a@b.example', company } });
  const leave = $page.listen(() => {});
  await openContainer('b-1');
  expect(server.requests).toEqual(['GET /api/company/containers/b-1/details']);
  $session.set(null);
  await expect.poll(() => $page.get().containerId).toBeNull();
  expect(server.requests).toHaveLength(1);
  closeContainer();
  leave();
  server.close();
});
