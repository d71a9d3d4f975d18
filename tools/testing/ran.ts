/** Result of a test run. */
export interface Ran {
  passed: number;
  failed: number;
  /** Each with its message. */
  failures: string[];
  /** Of each test. */
  times: { name: string; milliseconds: number }[];
}

/** A runner that fails outside of any test (a broken configuration, a crashed worker) counts as one failure. */
export const withRunnerFailure = (code: number, ran: Ran) =>
  code !== 0 && ran.failed === 0 ? { ...ran, failed: 1 } : ran;
