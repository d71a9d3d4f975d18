import { serverNow } from '@hawiyat/shared/locale/server-time';
import { today } from '@hawiyat/shared/locale/today';

/** Milliseconds: a clock ahead of the server's would fetch while the server still answers for yesterday. */
const clockTolerance = 30_000;
/** Milliseconds; polled, because a single timer stops while the machine sleeps. */
const interval = 10_000;

const listeners = new Set<() => void>();
const dayNow = () => today(new Date(serverNow().getTime() - clockTolerance));
let day = dayNow();

export function onNewDay(listener: () => void): void {
  if (listeners.size === 0) setInterval(check, interval);
  listeners.add(listener);
}

function check() {
  const now = dayNow();
  if (now === day) return;
  day = now;
  for (const listener of listeners) listener();
}
