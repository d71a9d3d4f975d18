const dayLength = 86_400_000;
/** Riyadh is three hours ahead of UTC all year. */
const riyadh = 3 * 3_600_000;
/** This machine's clock may be ahead of the server's, which would still answer for the day before. */
const ahead = 30_000;
/** Looked at often, and not once at midnight: a timer stands still while the machine sleeps. */
const pause = 10_000;

const listeners = new Set<() => void>();
const dayNow = () => Math.floor((Date.now() + riyadh - ahead) / dayLength);
let day = dayNow();

/** Calls back when another day has begun in Riyadh: what is counted «today» means other things from then on. */
export function onNewDay(begun: () => void): void {
  if (listeners.size === 0) setInterval(look, pause);
  listeners.add(begun);
}

function look() {
  const now = dayNow();
  if (now === day) return;
  day = now;
  for (const begun of listeners) begun();
}
