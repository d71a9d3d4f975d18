import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';

/** Checks the port and locks the data folder before the server loads. The caller releases the lock. */
export async function acquire({ port, host, dataDir, databaseUrl }: Config): Promise<() => Promise<void>> {
  await assertPortFree(port, host);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // The embedded database makes files readable for every user. `chmod` fails on a folder of another user: it stays.
    await chmod(dataDir, 0o700).catch(() => undefined);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given';
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): give it to the user who starts the server, or choose another DATA_DIR.`,
    );
  }
  // Servers on one PostgreSQL may share the folder: its files are written atomically and named by their hash.
  return databaseUrl === null ? lockFolder(dataDir) : async () => undefined;
}

/** Fails when the server could not listen, before anything starts. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const addresses = await lookup(host, { all: true });
  for (const { address } of addresses) {
    const probe = createServer();
    try {
      probe.listen({ port, host: address });
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
      if (code === 'EADDRINUSE')
        throw new Error(`Port ${port} is in use: stop what listens there, or choose another with PORT.`);
      // A name may resolve to an address of a family that this machine lacks.
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT')
        throw new Error(`Cannot listen on ${host}, port ${port} (${String(code)}).`, { cause });
    }
  }
}
