// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Ran Result of a test run.
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures each with its message
 * @property {{ name: string, milliseconds: number }[]} times of each test
 */

/** @param {string} name @param {string} file @returns {string} path of a program of a dependency */
export function program(name, file) {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}

/** A runner that fails outside of any test (a broken configuration, a crashed worker) counts as one failure. */
export const withRunnerFailure = (/** @type {number} */ code, /** @type {Ran} */ ran) =>
  code !== 0 && ran.failed === 0 ? { ...ran, failed: 1 } : ran;
