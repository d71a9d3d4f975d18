// @ts-check
import { createServer } from 'node:net';
import { CliError } from './cli-error.mjs';

/**
 * @param {number} port
 * @param {string} setting that chooses the port
 * @param {string} [host] every address of this machine when left out
 * @returns {Promise<void>}
 * @throws {CliError} when it is no port number, or in use
 */
export function checkPort(port, setting, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return Promise.reject(new CliError(`Bad settings: ${setting} must be a port number up to 65535.`));
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      const why =
        code === 'EADDRINUSE' ? 'is in use: stop what listens there' : `cannot be used (${code}): allow it`;
      reject(new CliError(`Port ${port} ${why}, or choose another with ${setting}=….`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @returns {Promise<number>} an unused port of this machine */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
