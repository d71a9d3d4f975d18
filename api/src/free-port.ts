import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails when the server could not listen, before anything starts. */
export async function assertPortFree(port: number, host: string): Promise<void> {
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
