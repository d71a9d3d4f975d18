import { mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';
import { assertPortFree } from './free-port.ts';

/**
 * Makes sure that a server can listen, and takes its data folder: before anything else is begun, or even loaded.
 * @returns gives the folder back
 * @throws Error with a sentence for a person when the port is busy or the folder in use
 */
export async function claim({ port, host, dataDir, databaseUrl }: Config): Promise<() => Promise<void>> {
  await assertPortFree(port, host);
  await mkdir(dataDir, { recursive: true });
  // Servers on one PostgreSQL may share the folder: what they keep there is written whole, by its hash.
  return databaseUrl === null ? lockFolder(dataDir) : async () => undefined;
}
