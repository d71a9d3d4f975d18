import type { TestServer } from '@hawiyat/api/testing/server';
import { setOrigin } from '../client/origin.ts';
import { $session } from '../session/session.ts';

/** Signs a new company's administrator in to the page's stores. @returns the company's id */
export async function signInToPage(server: TestServer, name = 'شركة الاختبار'): Promise<string> {
  const { id, admin, credentials, signIn } = await server.createCompany(name);
  const company = { id, name, identifier: credentials.domain, logoUrl: null };
  setOrigin(server.url);
  $session.set({ token: await signIn(), user: { ...admin, company } });
  return id;
}
