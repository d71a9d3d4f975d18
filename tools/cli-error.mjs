// @ts-check

/** A failure that a person can do something about: it is reported in one sentence, without a stack. */
export class CliError extends Error {}

/**
 * Runs a command line; a CliError ends it with exit code 1 and its sentence only.
 * @param {() => Promise<void>} main
 */
export async function runCli(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
