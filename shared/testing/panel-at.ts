import { join } from 'node:path';
import { type RunningPanel, startPanel } from './running-panel.ts';

const movedClock = join(import.meta.dirname, 'moved-clock.mjs');

/** A platform whose clock is the test's. Nothing else of it is other than everywhere. */
export interface PanelAt extends RunningPanel {
  /** From here on it is this moment, until it is set again; the clock goes on. */
  setClock(moment: Date): Promise<void>;
}

/** Starts the built platform at another moment than now. */
export async function startPanelAt(moment: Date, env: Record<string, string> = {}): Promise<PanelAt> {
  const settings = { ...env, CLOCK: moment.toISOString() };
  const panel = await startPanel(settings, ['--import', movedClock]);
  return { ...panel, setClock: (to) => panel.tell({ clock: to.getTime() }) };
}
