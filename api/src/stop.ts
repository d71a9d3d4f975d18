/**
 * Ends the process at SIGINT or SIGTERM: once what has begun is finished; at a second signal at once.
 * @param finish stops accepting, waits for what is under way, and closes what is open
 */
export function stopOnSignal(finish: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
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
