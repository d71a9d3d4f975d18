import { afterAll } from 'vitest';
import { marketplace } from './marketplace.ts';
import { testServer } from './server.ts';

/** For the tests of one file: a server whose limits they do not meet, and its marketplace. */
export async function marketServer() {
  const server = await testServer({ attemptFactor: 1000 });
  afterAll(() => server.close());
  return { server, market: marketplace(server) };
}
