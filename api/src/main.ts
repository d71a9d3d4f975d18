import { acquire } from './acquire.ts';
import { getConfig } from './config.ts';
import { stopOnSignal } from './stop.ts';

/** These messages are for the person who starts the server; the server itself writes structured logs. */
export const ready = await started();

async function started() {
  try {
    const config = getConfig(process.env);
    const locked = acquire(config);
    // Registered before the lock is taken, so that a stop releases it. Process 1 gets no signal without a handler.
    let finish = async () => (await locked)();
    stopOnSignal(() => finish());
    const releaseFolder = await locked;
    // Loading takes longer than detecting a busy port or folder.
    const { start } = await import('./start.ts');
    const { url, demo, stop } = await start(config, releaseFolder);
    finish = stop;
    const report = { ready: true, url, demo };
    process.send?.(report);
    return report;
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exit(1);
  }
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${sentence(error.cause)})`;
}
