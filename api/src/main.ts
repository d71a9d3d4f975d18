import { acquire } from './acquire.ts';
import { getConfig } from './config.ts';
import { stopOnSignal } from './stop.ts';

/** What whoever started the server tells people; the server itself writes structured logs and nothing else. */
export const ready = await started();

async function started() {
  try {
    const config = getConfig(process.env);
    const claimed = acquire(config);
    // Before anything is taken, so that a stop always gives it back; and in a container the process is number 1, whom
    // the system ends by no signal that it does not listen to itself.
    let finish = async () => (await claimed)();
    stopOnSignal(() => finish());
    const giveBack = await claimed;
    // Loading the database and the rest takes longer than finding out that a start is in vain.
    const { start } = await import('./start.ts');
    const { url, demo, stop } = await start(config, giveBack);
    finish = stop;
    const told = { ready: true, url, demo };
    process.send?.(told);
    return told;
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exit(1);
  }
}

/** The error's own words, and in brackets those of what caused it. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${sentence(error.cause)})`;
}
