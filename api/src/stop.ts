/** Milliseconds: longer than the waits for requests and for the database together. */
const longestStop = 15_000;

/** Ends the process at SIGINT or SIGTERM after `finish`; a second signal, or a hanging stop, ends it anyway. */
export function stopOnSignal(finish: () => Promise<void>): void {
  let stopping: number | null = null;
  const stop = async () => {
    if (stopping !== null) {
      // Under npm one Ctrl-C arrives twice: from the terminal, and from npm.
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
