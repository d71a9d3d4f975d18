/** A failure that the person can fix: reported as one sentence, without a stack. */
export class CliError extends Error {}

/** Runs a command; any error ends it with exit code 1, a CliError with its message only. */
export async function runCli(main: () => Promise<void>) {
  try {
    await main();
  } catch (error) {
    // What was typed is no option of the command.
    const isTyped =
      error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
    console.error(error instanceof CliError || isTyped ? `\n${error.message}` : error);
    process.exit(1);
  }
}
