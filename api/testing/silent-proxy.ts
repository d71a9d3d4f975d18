import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The address of what is behind it, through it. */
  readonly url: string;
  /** Silences the open connections unnoticed. New connections work, unless `forNew`. */
  fallSilent(options?: { forNew?: boolean }): void;
  /** New connections work again; the old ones stay silent. */
  recover(): void;
  /** How often anyone has sent something after an answer, on connections through here. */
  roundTrips(): number;
  close(): Promise<void>;
}

/**
 * A proxy that can drop its connections silently, as a network does whose host is gone: no end, no reset.
 * @param options `rewrite` changes what comes back
 */
export async function silentProxy(
  target: string,
  { rewrite = (bytes: Buffer) => bytes } = {},
): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const all = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let isSilent = false;
  let trips = 0;
  const server = createServer((near) => {
    all.add(near);
    near.on('error', () => near.destroy());
    near.once('close', () => all.delete(near));
    if (isSilent) {
      silenced.add(near);
      near.resume();
      return;
    }
    const far = connect(Number(port), hostname);
    all.add(far);
    far.on('error', () => near.destroy());
    far.once('close', () => {
      all.delete(far);
      if (!silenced.has(near)) near.destroy();
    });
    near.once('close', () => silenced.has(near) || far.destroy());
    let isAnswered = true;
    near.on('data', (bytes) => {
      if (isAnswered) trips += 1;
      isAnswered = false;
      if (!silenced.has(near)) far.write(bytes);
    });
    far.on('data', (bytes) => {
      isAnswered = true;
      if (!silenced.has(near)) near.write(rewrite(bytes));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : '');
  return {
    url: url.href,
    fallSilent: ({ forNew = false } = {}) => {
      isSilent = forNew;
      for (const socket of all) silenced.add(socket);
    },
    recover: () => {
      isSilent = false;
    },
    roundTrips: () => trips,
    close: async () => {
      for (const socket of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
