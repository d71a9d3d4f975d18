// @ts-check
import { createServer } from 'node:net';
import { Sentence } from './sentence.mjs';

/**
 * @param {number} port
 * @param {string} setting the one that chooses another
 * @param {string} [host] every address of this machine when left out
 * @returns {Promise<void>}
 * @throws {Sentence} when something listens there
 */
export function checkPort(port, setting, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Sentence(`Port ${port} is in use: stop what listens there, or choose another with ${setting}=….`),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
