import { visitDemo } from '@hawiyat/shared/contract/company/demo';
import { openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import { asPlatform } from '../src/db/tenant.ts';
import type { TestServer } from './server.ts';

/** Somebody's company that is not real. */
export interface Trial {
  readonly id: string;
  readonly token: string;
  readonly adminId: string;
}

const trialOf = ({
  token,
  adminUser,
}: {
  token: string;
  adminUser: { id: string; company: { id: string } };
}) => ({
  id: adminUser.company.id,
  token,
  adminId: adminUser.id,
});

/** Opens the sandbox of the session's company. */
export async function sandboxOf(server: TestServer, token: string): Promise<Trial> {
  const answer = await server.fetch(openSandbox.path, { method: 'POST', token });
  if (!answer.ok) throw new Error(`No sandbox: ${await answer.text()}`);
  return trialOf(openSandbox.response.parse(await answer.json()));
}

/** Opens a demo as a new visitor. */
export async function demoOf(server: TestServer): Promise<Trial> {
  const answer = await server.fetch(visitDemo.path, { method: 'POST' });
  if (!answer.ok) throw new Error(`No demo: ${await answer.text()}`);
  return trialOf(visitDemo.response.parse(await answer.json()));
}

/** The ids of a world's open requests. @param world a sandbox's company; nil for the real world */
export async function openRequestsOf(server: TestServer, world: string): Promise<string[]> {
  const rows = await asPlatform(server.db, (tx) =>
    tx.selectFrom('requests').select('id').where('world', '=', world).where('status', '=', 'open').execute(),
  );
  return rows.map(({ id }) => id).sort();
}
