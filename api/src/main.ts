import { acquire } from './acquire.ts';
import { getConfig } from './config.ts';
import { stopOnSignal } from './stop.ts';

/** Messages to the person who started the server; the server itself only writes structured logs. */
export const ready = await started();

async function started() {
  try {
    const config = getConfig(process.env);
    const locked = acquire(config);
    // Registered before the lock is taken, so that a stop always releases it; and in a container process 1
    // receives no signal that it has no handler for.
    let finish = async () => (await locked)();
    stopOnSignal(() => finish());
    const releaseFolder = await locked;
    // Loaded afterwards: loading takes longer than detecting a start in vain.
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

/** The error's message, with that of its cause in parentheses. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${sentence(error.cause)})`;
}
