import { join } from 'node:path';
import { type RunningPanel, startPanel } from './running-panel.ts';

const movedClock = join(import.meta.dirname, 'moved-clock.mjs');

/** A running panel whose clock the test sets. */
export interface PanelAt extends RunningPanel {
  /** Sets the clock, which then runs on. */
  setClock(moment: Date): Promise<void>;
}

export async function startPanelAt(moment: Date, env: Record<string, string> = {}): Promise<PanelAt> {
  const settings = { ...env, CLOCK: moment.toISOString() };
  const panel = await startPanel(settings, ['--import', movedClock]);
  return { ...panel, setClock: (to) => panel.send({ clock: to.getTime() }) };
}
