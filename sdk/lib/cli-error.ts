/** A failure that a person can fix: it prints as a sentence without a stack. */
export class CliError extends Error {}

export async function runCli(main: () => Promise<void>) {
  try {
    await main();
  } catch (error) {
    // The arguments are wrong.
    const isTyped =
      error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
    console.error(error instanceof CliError || isTyped ? `\n${error.message}` : error);
    process.exit(1);
  }
}
