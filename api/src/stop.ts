/** Milliseconds: what waits for requests, and then for the database, has given up long before. */
const longestStop = 15_000;

/**
 * Ends the process at SIGINT or SIGTERM once what has begun is finished; at a later second signal, and
 * when something keeps it from finishing, all the same.
 * @param finish stops accepting, waits for what is under way, and closes what is open
 */
export function stopOnSignal(finish: () => Promise<void>): void {
  let stopping: number | null = null;
  const stop = async () => {
    if (stopping !== null) {
      // One Ctrl-C arrives twice under npm, which passes it on to a process that the terminal has told already.
      if (performance.now() - stopping > 500) process.exit(1);
      return;
    }
    stopping = performance.now();
    setTimeout(() => {
      process.stderr.write('The server did not stop in time.\n');
      process.exit(1);
    }, longestStop).unref();
    try {
      await finish();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
