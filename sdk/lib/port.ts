import { createServer } from 'node:net';
import { CliError } from './cli-error.ts';

/** Rejects a port that is no number or in use; `setting` chooses it, and without `host` all addresses count. */
export function checkPort(port: number, setting: string, host?: string): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return Promise.reject(new CliError(`Bad settings: ${setting} must be a port number up to 65535.`));
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why =
        code === 'EADDRINUSE' ? 'is in use: stop what listens there' : `cannot be used (${code}): allow it`;
      reject(new CliError(`Port ${port} ${why}, or choose another with ${setting}=….`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
