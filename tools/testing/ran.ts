import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Result of a test run. */
export interface Ran {
  passed: number;
  failed: number;
  /** Each with its message. */
  failures: string[];
  /** Of each test. */
  times: { name: string; milliseconds: number }[];
}

/** @returns path of a program of a dependency */
export function program(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
}

/** A runner that fails outside of any test (a broken configuration, a crashed worker) counts as one failure. */
export const withRunnerFailure = (code: number, ran: Ran) =>
  code !== 0 && ran.failed === 0 ? { ...ran, failed: 1 } : ran;
